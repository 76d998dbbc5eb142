/**
 * Which entries of the history fit what was typed. In: entries and words. Out: those that hold every word, in their
 * text or their title, without regard to case and accents.
 *
 *   searchChats([{input: "Café sales 5", …}], "cafe") -> the entry
 */
import type { Chat } from "@charticle/contract";

/** Catches the accent of "é" after NFD, must not catch letters. */
const ACCENTS = /\p{M}+/gu;

const plain = (text: string): string => text.normalize("NFD").replaceAll(ACCENTS, "").toLowerCase();

export function searchChats(chats: readonly Chat[], typed: string): Chat[] {
  const words = plain(typed).split(/\s+/).filter(Boolean); // splits "a  b" in two, must not split "a-b"
  return chats.filter(({ input, processed_data }) => {
    const held = plain(`${input} ${processed_data.chart_title}`);
    return words.every((word) => held.includes(word));
  });
}
