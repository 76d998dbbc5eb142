/**
 * Lists of a head each that share some of their names, not all: "Goals: Ann 27, Bo 22, Cy 21. Assists: Bo 11, Dee 13" → a table of Goals
 * and Assists, with a gap where a name is in one list only. Not lists of the same names, nor of others, which are read as they stand.
 */
import { matchesIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const LIST =
  /(?<head>\p{L}[\p{L} '’&/-]{0,30}): ?(?<items>[^:;\n]{3,120}?)(?:[.;\n] *\n*(?=\p{L}[\p{L} '’&/-]{0,30}:)|\.?\s*$)/gu; // catches "Goals: Ann 27, Bo 22. " in front of "Assists:", not "Goals 27"
const ITEM =
  /^(?<name>\p{L}[\p{L}.'’& -]{0,30}?):? (?<figure>[+−-]?[$€£¥₹]?\d[\d.,]*(?: ?(?:%|[kKmMbB]|bn|million|billion|kg|km))?)$/u; // catches "Ann 27" and "New York $3.1m", not "27 goals"
const BETWEEN = /, (?:and )?| and /gu; // catches ", and ", not the comma of "1,204"
const FEWEST = 2;
const MOST = 4;

type Item = { name: Piece; said: string; figure: Piece };
type List = { head: Piece; items: Item[] };

function itemsOf(text: string, from: number, items: string): Item[] | null {
  const marks = [...items.matchAll(BETWEEN)];
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)];
  const told: Item[] = [];
  for (const [at, start] of starts.entries()) {
    const { name, figure } = ITEM.exec(items.slice(start, marks[at]?.index ?? items.length))?.groups ?? {};
    if (name === undefined || figure === undefined) return null;
    const first = from + start;
    const last = text.indexOf(figure, first + name.length);
    told.push({ name: [first, first + name.length], said: name.toLowerCase(), figure: [last, last + figure.length] });
  }
  return told.length < FEWEST ? null : told;
}

/** The lists, which are all of the text; null where it is told otherwise. */
function listsOf(text: string): List[] | null {
  const lists: List[] = [];
  let end = 0;
  for (const { index, 0: all, groups: { head = "", items = "" } = {} } of matchesIn(text, LIST)) {
    const told = itemsOf(text, index + all.indexOf(items, head.length + 1), items);
    if (index !== end || !told) return null;
    lists.push({ head: [index, index + head.length], items: told });
    end = index + all.length;
  }
  return end === text.length ? lists : null;
}

/** Null where the text is no such lists. */
export function groupedLists(text: string): Squeezed | null {
  const lists = (text.match(/: ?/gu)?.length ?? 0) < FEWEST ? null : listsOf(text); // catches ":", not ";"
  if (!lists || lists.length < FEWEST || lists.length > MOST) return null;
  const names = lists.map(({ items }) => new Set(items.map(({ said }) => said)));
  const all = [...new Set(names.flatMap((own) => [...own]))];
  const [first] = names;
  const shared = names.every((own, at) => at === 0 || [...own].some((name) => first?.has(name)));
  const twice = lists.some(({ items }, at) => items.length > (names[at]?.size ?? 0));
  if (!shared || twice || names.every(({ size }) => size === all.length)) return null;
  const rows = all.map((name) => lists.map(({ items }) => items.find(({ said }) => said === name)));
  return pieced(text, [
    " ",
    ...lists.flatMap(({ head }): Piece[] => ["\t", head]),
    ...rows.flatMap((row): Piece[] => [
      "\n",
      row.find((item) => item !== undefined)?.name ?? "",
      ...row.flatMap((item): Piece[] => ["\t", item?.figure ?? ""]),
    ]),
  ]);
}
