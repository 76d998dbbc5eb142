/** Digits for words, as in chats: "pray 4 me" → "pray for me", "thx 4 your help". Not "you 4, me 5", nor "team 4 me 5", where it is a figure. */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FOR = /(?<=\p{L} )4(?= (?:me|u|us|you|your|ya|real|sure|life|now|ever|them)(?![\p{L}'’])(?!:? ?\d))/giu; // catches the "4" of "pray 4 me", not of "team 4 me 5"

/** Null where no digit is such a word. */
export const chatDigits = (text: string): Squeezed | null =>
  text.includes(" 4 ") ? without(text, FOR, () => "for") : null;
