/**
 * Marks of which some stand in front of what they are for and some behind: "Moss kept 19 of 20 on the outrun, lift 9/10, drive 24/30 and a full
 * 10/10 at the pen" → "Moss: outrun 19/20, lift 9/10, drive 24/30, pen 10/10". Three at least; not where all stand on one side.
 */
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const FEWEST = 3;

const MARK = "(?<mark>(?<part>\\d{1,3}(?:\\.\\d)?) ?(?:\\/| of | out of ) ?(?<whole>\\d{1,3}))(?![\\d/%])";
const NAME = "(?<name>\\p{L}[\\p{L}'’ -]{0,40}?)";
const IN_FRONT = new RegExp(`^(?:the )?${NAME}(?::| was| got| at)? ${MARK}$`, "diu"); // catches "lift 9/10", not "10/10 at the pen"
const BEHIND = new RegExp(
  `^(?<lead>(?:\\p{L}[^\\d]{0,60}? )??)(?:an? )?(?:(?:full|perfect|solid|mere|measly|clean|lovely) )?${MARK} (?:on|for|at|in|over) (?:the |her |his |its |their |my )?${NAME}$`,
  "diu",
); // catches "a full 10/10 at the pen" and "Moss kept 19 of 20 on the outrun", not "lift 9/10"
const HEAD = /^[^\d:]{2,60}: ?/u; // catches "Moss: ", not "19: "
const END = /[.!?](?= |$)|\n|$/u; // catches "." and the end, not the point of "8.5"
const BETWEEN = /,? (?:and|but|then|with|plus) |[,;] (?:and )?/gu; // catches ", " and " and "
const VERB =
  / (?:kept|got|gets|scored|scores|took|takes|earned|made|managed|had|was given|gave (?:us|me|him|her|it|them))(?: me| us)? $/iu; // catches " kept " behind "Moss", not "Moss "

const GAVE = /^(?:I |we )?(?:gave|rated|scored|marked) (?:the |my |our )?/iu; // catches "Gave the " in front of "hotel", not "Gaven"

type Item = { lead: string; name: Piece; mark: Piece[]; behind: boolean };

/** A part of the sentence that starts at a place; null where it tells no mark. */
function itemOf(part: string, from: number): Item | null {
  const front = IN_FRONT.exec(part);
  const found = front ?? BEHIND.exec(part);
  const { name, part: top, whole } = found?.indices?.groups ?? {};
  if (!found || !name || !top || !whole || Number(part.slice(...top)) > Number(part.slice(...whole))) return null;
  const placed = ([start, end]: [number, number]): Piece => [from + start, from + end];
  return {
    lead: found.groups?.lead ?? "",
    name: placed(name),
    mark: [placed(top), "/", placed(whole)],
    behind: !front,
  };
}

/** Null where the text is told otherwise. */
export function marksInOrder(text: string): Squeezed | null {
  if ((text.match(/\d\/\d/gu)?.length ?? 0) < FEWEST - 1) return null; // catches "9/10", not "a/b"
  const [head = ""] = matchIn(text, HEAD) ?? [];
  const stop = text.search(END);
  const sentence = text.slice(head.length, stop);
  const items: Item[] = [];
  let from = 0;
  for (const { index, 0: mark } of [...sentence.matchAll(BETWEEN), { index: sentence.length, 0: "" }]) {
    const item = itemOf(sentence.slice(from, index), head.length + from);
    if (!item || (item.lead !== "" && items.length > 0)) return null;
    items.push(item);
    from = index + mark.length;
  }
  const mixed = new Set(items.map(({ behind }) => behind)).size > 1;
  if (items.length < FEWEST || !mixed) return null;
  const lead = (items[0]?.lead ?? "").replace(VERB, "").trim();
  const gave = GAVE.exec(lead)?.[0].length ?? 0;
  const title: Piece[] = lead === "" ? [[0, head.length]] : [[head.length + gave, head.length + lead.length], ": "];
  return pieced(text, [
    ...title,
    ...items.flatMap(({ name, mark }, at): Piece[] => [...(at > 0 ? [", "] : []), name, " ", ...mark]),
    [stop, text.length],
  ]);
}
