/**
 * Names that own nothing keep their "'s": "Luigi's 9/7, Tandoori Hut 8/8" → Luigi's, "McDonald's 41%, Burger King 22%" → McDonald's. Not
 * "Germany's debt is 64%, France's 111", where what they own is left out, nor "Reading ages: Tom's 7, Ann's 8".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const OWNED =
  /\p{L}['’]s (?:\d[\d.,]* )?\p{Ll}{3,}|\p{L}s['’] \p{L}|\b(?:my|our|your|his|her|their|its) \p{L}|\b(?:is|are|was|were|than)\b|['’]s (?:is|was|are|were)\b/iu; // catches "Germany's debt" and "our", not "Luigi's 9"
const OWN = /^(?!(?:Women|Men|Children|Mum|Mom|Dad)$)\p{Lu}/u; // catches "Luigi", not "Women" or "sister"
const BRANDS =
  /^(?:mcdonald|wendy|domino|macy|kohl|dillard|sainsbury|levi|kellogg|lowe|arby|denny|chili|lay|reese|hershey|moody|lloyd|sotheby|christie|nando|papa john|trader joe|sam|dick|carl|ben (?:&|and) jerry|jack daniel|hellmann|bloomingdale|tiffany|queen|king|st\.? \p{L}+)$/iu; // catches "McDonald", not "Germany"

const TAIL = /^['’]s(?!\p{L})/u; // catches "'s" behind "Luigi", not "'sh"

const FEWEST = 3;
const RATED = /\b(?:rat(?:ed|ings?)|reviews?|stars?)\b|⭐|★/iu; // catches "Ratings", not "rates": places that are rated have names of their own

/** The "'s" of a name; null where it has none. */
function tailOf(text: string, name: string): string | null {
  const at = name === "" ? -1 : text.indexOf(name);
  return at < 0 ? null : (TAIL.exec(text.slice(at + name.length))?.[0] ?? null);
}

/** The readings, the best with such names whole. */
export function withBrands({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !/\p{L}['’]s(?!\p{L})/u.test(text)) return rows; // catches "Luigi's ", not "boys"
  const { reading } = best;
  const grouped = reading.series.length > 1 && reading.points.some(({ axis }) => axis);
  const names = grouped ? reading.series : reading.points.map(({ name }) => name);
  const tails = names.map((name) => (OWN.test(name) ? tailOf(text, name) : null));
  const plain = tails.filter((tail) => tail === null).length;
  const owned = names.length < FEWEST || matches(text, OWNED);
  const whole = names.map((name, at) =>
    tails[at] && (BRANDS.test(name) || (matches(text, RATED) && !owned && plain > 0)) ? `${name}${tails[at]}` : name,
  );
  if (whole.every((name, at) => name === names[at])) return rows;
  const told = grouped
    ? { series: whole }
    : { points: reading.points.map((point, at) => (point.axis ? point : { ...point, name: whole[at] ?? point.name })) };
  return [{ ...best, reading: { ...reading, ...told } }, ...others];
}
