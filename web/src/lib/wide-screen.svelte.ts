/** Whether the screen has room for the wide table; styles repeat the condition. */

import { MediaQuery } from "svelte/reactivity";

export const wideScreen = new MediaQuery("(min-width: 1280px) and (min-height: 640px)");
