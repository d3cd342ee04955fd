import "./app.css";
import { mount } from "svelte";
import icons from "./generated/icons.svg?url";
import App from "./App.svelte";
import { followAddress } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { reloadAfterUpdates } from "./lib/update.svelte";
import { setLanguage, bestLanguage } from "./lib/text.svelte";

// The pictures of the cards, while the texts are on their way.
void fetch(icons).catch(() => undefined);
reloadAfterUpdates();
settings.load();
followAddress();

const target = document.getElementById("app");
if (target) {
  await setLanguage(bestLanguage([settings.current.language, ...navigator.languages]));
  mount(App, { target });
}
