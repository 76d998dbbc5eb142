/** Names that numbers tell: "gate 1 to gate 5" → Gate 1 … Gate 5; "6-, 10- and 14-year-olds" → 6-year-olds …; "the 12, the 14X and the N3". */
import { singular, verbSense } from "../../../lexicon/morphology.ts";
import type { Scan } from "../../../text/scan.ts";
import type { ListItem } from "../../sentence/list-item.ts";

const RANGE = /(?<![\p{L}\d])(\p{L}+) (\d{1,2})(?: to | through | till | until |[–-])(?:\1 )?(\d{1,2})(?![\d.,]*\d)/iu; // catches "gate 1 to gate 5", not "grew from 1 to 5"
const HYPHENED = /(?<![\d.,])((?:\d+-,? ?)+)(?:and|or) (\d+)(-\p{L}+(?:-\p{L}+)*)/u; // catches "6-, 10- and 14-year-olds", not "6 and 10"
const RANGED = new Set("from to by of at in on for".split(" "));

// a blank ends each number: without it a long run of digits could be parted in more ways than there is time for
const COUNTED = /(?<![\p{L}\d.,])(\p{L}+s) ((?:\d{1,5},? )+)(?:and|&) (\d{1,5}) (?=\p{Ll})/u; // catches "Houses 3, 5 and 9 used", not "rose 3, 5 and 9%"

/** "Houses 3, 5 and 9 used": one name a number, in the singular. */
function plainNames(lead: string, count: number): ListItem[] | null {
  const found = COUNTED.exec(lead);
  const [all = "", noun = "", firsts = "", last = ""] = found ?? [];
  const one = singular(noun);
  const numbers = [...(firsts.match(/\d+/g) ?? []), last]; // catches "3" and "5" of "3, 5 "
  if (!found || one === noun || verbSense(noun.toLowerCase()) !== null || numbers.length !== count) return null;
  return numbers.map((number) => ({ name: `${one} ${number}`, span: [found.index, found.index + all.length] }));
}

const CODES =
  /(?<!\p{L})the (?:\p{Lu}{1,2})?\d{1,3}\p{Lu}?(?:(?:,|,? and|,? or|,? &) the (?:\p{Lu}{1,2})?\d{1,3}\p{Lu}?)+(?![\p{L}\d.%])/giu; // catches "the 12, the 14X and the N3", not "the 12 and 14 of them"
const CODE = /(?:\p{Lu}{1,2})?\d{1,3}\p{Lu}?/giu; // catches "14X" and "N3", not "the"

/** "the 12, the 14X and the N3": what each is called, as one says it of buses and roads. */
function codeNames(lead: string, count: number): ListItem[] | null {
  const found = [...lead.matchAll(CODES)].at(-1);
  const names = [...(found?.[0].matchAll(CODE) ?? [])].map(({ 0: name, index }): ListItem => {
    const start = (found?.index ?? 0) + index;
    return { name, span: [start, start + name.length] };
  });
  return names.length === count ? names : null;
}

/** So many of them in front of a place. */
export function numberedNames({ text }: Scan, before: number, count: number): ListItem[] | null {
  const lead = text.slice(0, before);
  const codes = codeNames(lead, count);
  if (codes) return codes;
  const range = RANGE.exec(lead);
  const [all = "", noun = "", low, high] = range ?? [];
  if (range && !RANGED.has(noun.toLowerCase()) && Number(high) - Number(low) === count - 1)
    return Array.from({ length: count }, (_, at) => ({
      name: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${Number(low) + at}`,
      span: [range.index, range.index + all.length],
    }));
  const hyphened = HYPHENED.exec(lead);
  const [whole = "", firsts = "", last = "", kind = ""] = hyphened ?? [];
  const numbers = [...(firsts.match(/\d+/g) ?? []), last]; // catches "6" and "10" of "6-, 10-, "
  if (!hyphened || numbers.length !== count) return plainNames(lead, count);
  return numbers.map((number) => ({
    name: `${number}${kind}`,
    span: [hyphened.index, hyphened.index + whole.length],
  }));
}
