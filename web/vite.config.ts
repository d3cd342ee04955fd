import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` serves the client and sends everything else to this server. The browser's Host header passes through
// unchanged, so it matches the Origin header and the server accepts the page as its own.
const server = process.env["THRONEROOM_SERVER"] ?? "http://127.0.0.1:8471";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/throneroom/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's Content-Security-Policy allows nothing inline, so every asset is a separate file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "manifest.json",
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
