import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `npm run dev` serves the client and sends everything else to this server. The browser's Host header passes through
// unchanged, so it matches the Origin header and the server accepts the page as its own.
const server = process.env["THRONEROOM_SERVER"] ?? "http://127.0.0.1:8471";

const OUTPUT = "../src/throneroom/server/static";
const SMALLEST = 1024;

/** Write each text of the build in compressed form too, so that the server need not compress it for each browser. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = join(folder, name);
        if (!/\.(css|html|js|json|svg)$/.test(name) || statSync(file).size < SMALLEST) continue;
        const content = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  base: "/",
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    target: "es2022",
    // The server's Content-Security-Policy allows nothing inline, so every asset is a separate file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "manifest.json",
    // build.py completes this list and removes it.
    license: { fileName: ".vite/licenses.json" },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
