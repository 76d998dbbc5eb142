/**
 * Regular expressions asked of a whole text: the same answers as the engine's, most of them without asking it. Ask a part of a
 * text, or a word, of the engine itself.
 */
import { mayMatch } from "./may-match.ts";

/** Shorter ones are asked themselves: what they hold is not worth telling first. */
const SHORT = 24;

const isAsked = (text: string, words: RegExp): boolean => text.length < SHORT || words.global || mayMatch(text, words);

export const matches = (text: string, words: RegExp): boolean => isAsked(text, words) && words.test(text);

export const matchIn = (text: string, words: RegExp): RegExpExecArray | null =>
  isAsked(text, words) ? words.exec(text) : null;

/** @param words has the flag g */
export const matchesIn = (text: string, words: RegExp): RegExpExecArray[] =>
  text.length < SHORT || mayMatch(text, words) ? [...text.matchAll(words)] : [];
