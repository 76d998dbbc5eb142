/**
 * Ranges whose unit the head tells have it themselves: "LCOE ($/MWh): solar 29-92, wind 27-73" → "solar $29-92", "Wait (min): A 10-20, B 15-30" → "A
 * 10-20 min". Only where every item is one range that rises. Not "Scores: A 2-1, B 3-1", nor "Home/away ($): A 12-15, B 9-7".
 */
import { CURRENCY_SIGNS, MEASURES } from "../lexicon/units.ts";
import { matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const HEAD =
  /^[^\d:;\n/]{2,60}?(?:, ?(?:in )?| \((?:in )?| in )(?<unit>[$€£¥]|[%°]?\p{L}{0,12}[²³]?)(?:\/\p{L}{1,8})?\)?:\s/u; // catches "LCOE ($/MWh): " and "Height, cm: ", not "Home/away ($): "
const NUMBER = "\\d{1,6}(?:\\.\\d+)?";
const ITEM = new RegExp(`^[^\\d]*\\p{L}[\\p{L} .'’&-]* (${NUMBER}) ?[-–] ?(${NUMBER})[.!]?$`, "u"); // catches "gas CC 45-108", not "gas 45"
const FIRST = new RegExp(`(?<=\\p{L} )${NUMBER}(?= ?[-–] ?\\d)`, "gu"); // catches the "29" of "solar 29-92", not its "92"
const LAST = new RegExp(`(?<=\\p{L} ${NUMBER} ?[-–] ?)${NUMBER}(?![\\d.]*\\d)`, "gu"); // catches the "92" of "solar 29-92", not its "29"
const FEWEST = 2;

/** Null where the head tells no unit, or anything but ranges stands behind it. */
export function headedRanges(text: string): Squeezed | null {
  const head = /\d ?[-–] ?\d/u.test(text) ? matchIn(text, HEAD) : null; // catches "29-92", not "29, 92"
  const unit = head?.groups?.unit ?? "";
  const measure = MEASURES.get(unit);
  const money = CURRENCY_SIGNS.has(unit);
  if (!head || !(money || (measure && unit !== "points"))) return null;
  const items = text
    .slice(head[0].length)
    .trim()
    .split(/[,;\n] ?(?:and )?/u); // catches ", and ", not "-"
  const ranges = items.map((item) => ITEM.exec(item.trim()));
  const steps = ranges.map((range) => (range ? Number(range[2]) - Number(range[1]) : 0));
  if (items.length < FEWEST || steps.some((step) => step <= 0)) return null;
  return money
    ? without(text, FIRST, (found) => `${unit}${found}`)
    : without(text, LAST, (found) => `${found} ${unit}`);
}
