/** Whether the screen has room for piles of one's own and a tracker of the deck; styles repeat the condition. */

import { MediaQuery } from "svelte/reactivity";

export const roomyScreen = new MediaQuery("(min-width: 700px) and (min-height: 560px)");
