/** Names as a chart would write them: short, without article, first letter large. "our northern stores" → "Northern stores" */

import { MAX_NAME_LENGTH } from "@charticle/contract";
import { POSSESSIVES, wordSet } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { perText } from "../text/per-text.ts";

const LEADING = wordSet("the a an some and or just about roughly only that those", [...POSSESSIVES].join(" "));
const LITTLE = /^(?:a (?:lot|bit|little|few)(?! of)|just right$|only (?:at|if|in|on|when) )/i; // catches "a bit nervous", not "a lot of cars"
const EDGES = /^[\s"“”'‘’«».,;:()[\]•*–—|-]+|(?<!^\p{Lu}(?=\*$)|\b[ap]\.m(?=\.$))[\s"“”‘’«».,;:([•*–—|-]+$/gu; // catches the quotes of "“Yes”", not the hyphen of "on-site", the star of "A*" or the point of "8 a.m."
const COPULA = /^(?:is|are|was|were|(?:had|has|have) been) (?!.*\?)/; // catches "were undecided" and "had been torn", not "is it free?"
const BEEN = /^[^?]{3,60} (?:have|has|had) been (?=\p{L})/u; // catches "planned for 2030 have been " of what has been built, not "have been"
const CAMEL = /^(?:\p{Ll}+\p{Lu}|v\d|p\d\d)/u; // catches "iPhone", "v1.0" and "p95", not "phone" or "p1"

/** Cuts a name to 60 characters at a blank. */
export const fitted = (name: string, length: number): string => {
  if (name.length <= length) return name;
  const cut = name.slice(0, length - 1);
  const blank = cut.lastIndexOf(" ");
  const kept = blank > length / 2 ? cut.slice(0, blank) : cut;
  return `${kept.replace(/[\ud800-\udbff]$/u, "")}…`; // catches half a surrogate pair, not "a"
};

export const capitalised = (name: string): string => {
  if (CAMEL.test(name)) return name;
  const first = String.fromCodePoint(name.codePointAt(0) ?? 32);
  return first.toUpperCase() + name.slice(first.length);
};

const PITY = /^(?:poor|dear|lucky|unlucky|good old) (?=\p{Lu})/u; // catches "poor Cy", not "poor countries"

export const chartName = perText((raw: string): string => {
  const words = raw
    .replace(/\s+/gu, " ")
    .replace(EDGES, "")
    .replace(PITY, "")
    .replace(COPULA, "")
    .replace(BEEN, "")
    .split(" "); // catches any run of blanks
  while (words.length > 1 && words[0] && LEADING.has(words[0].toLowerCase()) && !LITTLE.test(words.join(" ")))
    words.shift();
  // catches the line of "own_shops", not that of "@jess_k"
  const name = words
    .join(" ")
    .replace(/(?<!@\S*)_/gu, " ")
    .replace(EDGES, "");
  return name === "" ? "" : fitted(capitalised(name), MAX_NAME_LENGTH);
});

// catches "Cases at the north clinic", not "North clinic"
const HEADED = /^.+? (?:at|by|for|from|in|of|on|to) (?:the |our |my )?(.+)$/u;

const lastOf = (name: string): string | undefined => name.toLowerCase().split(" ").at(-1);

/** Names of one sort in parallel: "Cases at the north clinic" beside "South clinic" → "North clinic". */
export const paralleled = (names: readonly string[]): string[] =>
  names.map((name) => {
    const own = HEADED.exec(name)?.[1];
    if (own === undefined) return name;
    const alike = names.some(
      (other) =>
        other !== own &&
        lastOf(other) === lastOf(own) &&
        other.split(" ").length === own.split(" ").length &&
        other !== name,
    );
    return alike ? capitalised(own) : name;
  });

const OPENS = /(?:^|[.!?:\n])\s*$/u; // catches the end of "Hello. ", not of "and "

/** Titles keep the article that the text writes large inside its sentence: "The Office 8.9, The Wire 9.3". */
export function titled(names: readonly string[], text: string): string[] {
  const at = (name: string): number => text.indexOf(`The ${name}`);
  const inside = names.filter((name) => at(name) > 0 && !OPENS.test(text.slice(0, at(name))));
  return names.map((name) => (inside.includes(name) || (inside.length > 0 && at(name) === 0) ? `The ${name}` : name));
}

/** "85% use YouTube, 67% use TikTok, 62% Instagram": a verb that stands before other names too is no part of one. */
export const withoutVerb = (names: readonly string[], text: string): string[] =>
  names.map((name) => {
    const [verb = "", ...rest] = name.split(" ");
    const shared = (other: string): boolean => other !== name && text.includes(`${verb.toLowerCase()} ${other}`);
    return rest.length > 0 && verbSense(verb.toLowerCase()) && names.some(shared) ? capitalised(rest.join(" ")) : name;
  });
