import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { speak, spoken } from "./lib/text.svelte";

settings.load();
follow();

const target = document.getElementById("app");
if (target) {
  await speak(spoken([settings.wishes.language, ...navigator.languages]));
  mount(App, { target });
}
