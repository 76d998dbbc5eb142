/**
 * A scale told with its marks in front of their words: "1 = bad 5%, 2 = ok 20%, 3 = good 75%" and "1 (poor) 5%, 2 (fair) 20%" →
 * Bad · Ok · Good. Not "1 = bad, 5 = good", which only tells what the marks mean, nor "2: beer 5, 7: wine 3".
 */

import { MONTHS } from "../lexicon/calendar.ts";
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const FEWEST = 3;
const KEY = /^(\d) ?(?:[=:–-] ?|\()(\p{L}[\p{L} '’-]*?)\)?[ :=–-]+[$€£]?\d[\d.,]*%?(?: \p{L}+)?[.!]?$/u; // catches "1 = bad 5%" and "2 (fair): 20%", not "1 = bad"
const ALONE = /^(\d) ?[=:–-] ?([$€£]?\d[\d.,]*%)[.!]?$/u; // catches "4 = 41%", not "4 = 41"
const HEAD = /^[^\d,;]{2,60}[:?] ?(?=\d ?[=:(–-])/u; // catches "How was it? " in front of "1 = bad", not "Ages: 12"

/** Null where the text tells no such scale. */
export function keyedScale(text: string): Squeezed | null {
  if (!/\d ?[=:(–-] ?\p{L}/u.test(text)) return null; // catches "1 = bad", not "bad 5"
  const head = matchIn(text, HEAD)?.[0].length ?? 0;
  const items = [...text.slice(head).matchAll(/[^,;\n ][^,;\n]*/gu)]; // catches "1 = bad 5%", not ", "
  const found = items.map(({ 0: item }) => KEY.exec(item.trimEnd()) ?? ALONE.exec(item.trimEnd()));
  const named = found.filter((match) => /\p{L}/u.test(match?.[2] ?? "")).length; // catches "bad", not "41%"
  const keys = found.map((match) => Number(match?.[1] ?? Number.NaN));
  const step = (keys[1] ?? 0) - (keys[0] ?? 0);
  const inTurn = keys.every((key, at) => at === 0 || (key - (keys[at - 1] ?? 0) === step && Math.abs(step) === 1));
  if (
    items.length < FEWEST ||
    named < 2 ||
    !inTurn ||
    found.some((match) => !match || MONTHS.has(match[2]?.toLowerCase() ?? ""))
  )
    return null;
  const pieces = items.flatMap((item, at) => {
    const match = found[at];
    const said = match?.[2] ?? "";
    const name = /\p{L}/u.test(said) ? said : (match?.[1] ?? ""); // catches "bad", not "41%"
    const start = head + item.index + (match?.[0].indexOf(name) ?? 0);
    const end = start + name.length;
    const figure = head + item.index + item[0].slice(1).search(/[$€£]?\d/u) + 1; // catches the "5" of "1 = bad 5%", not its "1"
    return [
      ...(at > 0 ? [", "] : []),
      [start, end] as const,
      ": ",
      [figure, head + item.index + item[0].trimEnd().length] as const,
    ];
  });
  return pieced(text, [...(head > 0 ? [[0, head] as const] : []), ...pieces]);
}
