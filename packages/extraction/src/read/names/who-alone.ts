/** Who did something, without what they do, where the others are named so: "adults smoke" beside "teens" → adults. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import type { Named } from "./plain-names.ts";

export const PEOPLE = wordSet("men women children people");
/** "feel lonely" */
const MOST_DONE = 2;
const PLURAL_LAST = /(?:^| )(\p{L}{3,}s|people|men|women|children)$/u; // catches "office workers", not "office"

/** "adults", "office workers"; not "adults of Leeds", nor what is done. */
const areMany = (name: string): boolean => {
  const word = PLURAL_LAST.exec(name)?.[1]?.toLowerCase() ?? "";
  return word !== "" && !name.includes(" of ") && (singular(word) !== word || PEOPLE.has(word)) && !verbSense(word);
};

/** "1 in 4 adults smoke, 1 in 10 teens", "one in three remote workers feel lonely, one in five office workers": who, as the others. */
export function withoutDeed({ name, before, left, others }: Named): string | null {
  const words = name.split(" ");
  const noun = before.endsWith(" of "); // "20% of sales staff"
  const isDone = (word: string): boolean =>
    singular(word) === word && (noun ? verbSense(word) === "verb" : verbSense(word) !== null);
  const at = words.findIndex((word, place) => place > 0 && isDone(word));
  const who = words.slice(0, at).join(" ");
  const few = at > 0 && words.length <= at + MOST_DONE;
  return !left && few && areMany(who) && others.length > 0 && others.every(areMany) ? who : null;
}
