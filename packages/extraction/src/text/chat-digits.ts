/** Digits for words, as in chats: "pray 4 me" → "pray for me", "thx 4 your help". Not "1 in 4 US adults", nor "team 4 me 5", where it is a figure. */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FOR =
  /(?<=(?<!\p{L})(?:pray(?:ing)?|th(?:x|anks|ank (?:yo)?u)|ty|wait(?:ing|ed)?|vote|happy|sad|good|great|bad|ready|sorry|proud|here|there|luck|ask(?:ing)?|crossed|cheer(?:ing)?|work(?:s|ed)?) )4(?= (?:me|u|us|you|your|ya|real|life|them)(?![\p{L}'’])(?!:? ?\d))/giu; // catches the "4" of "pray 4 me", not of "line 4 now" or "vote 4 me 5"

/** Null where no digit is such a word. */
export const chatDigits = (text: string): Squeezed | null =>
  text.includes(" 4 ") ? without(text, FOR, () => "for") : null;
