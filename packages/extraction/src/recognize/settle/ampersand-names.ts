/** "clients: Hart & Co £4,200, Loxley £1,150", "Marks & Spencer 12, Boots 9": capitals on both sides of "&" in front of a figure are one name. */
import { isCapitalAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const AND = /^(?:&|and)$/u; // catches "&", not "und"
const OPENS: ReadonlySet<string> = new Set(["", ",", ";", ":", "|", "/", "–", "-", "•", "(", "."]);
const NAME_ENDS: ReadonlySet<string> = new Set([":", "-", "–", "="]);

/** "Hart & Co" in front of a token, and nothing before it. */
function nameBefore(scan: Scan, figure: number): Mention | null {
  const to = NAME_ENDS.has(lowerAt(scan, figure - 1)) ? figure - 1 : figure;
  const sign = to - 2;
  const typed = tokenAt(scan, sign).text === "&" && AND.test(lowerAt(scan, sign));
  const [first, last] = [sign - 1, to - 1];
  const capitals = [first, last].every((at) => isWordAt(scan, at) && isCapitalAt(scan, at));
  const opens = OPENS.has(lowerAt(scan, first - 1)) || tokenAt(scan, first - 1).kind === "line";
  return typed && capitals && opens ? { kind: "name", ...placeOf(scan, first, to) } : null;
}

export function ampersandNames(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.text.includes("&")) return mentions;
  const names = mentions.filter(isFigure).flatMap(({ from }) => nameBefore(scan, from) ?? []);
  const free = names.filter(({ from, to }) => !mentions.some((mention) => mention.from < to && from < mention.to));
  if (free.length === 0) return mentions;
  return [...mentions, ...free].toSorted((one, two) => one.from - two.from);
}
