/**
 * What comes first, last or next, told in words around its figure: "The cheapest trip turned out to be the zoo at 12 euros" →
 * zoo · "The tallest kid in 5A, at 161 cm, is Bruno" → Bruno · "The lift came first with 38%" → lift · "Feeding tops the
 * list (46%), sleep is next (29%)" → Feeding · sleep. Not "The best year was good: 12".
 */
import type { Span } from "@charticle/contract";
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const MOST =
  "(?:(?!(?:everest|forest|interest|harvest|contest|protest|request|guest|conquest|budapest|arrest|honest|modest|west|rest|test|nest|quest|chest|vest|pest)\\b)[\\p{L}-]*[\\p{L}]{2}est|runners?-up|best[\\p{L}-]*|worst|most|least|top|leading)";
const IS = "(?:is|are|was|were|remains?|turned out to be|turns out to be|goes to|went to)";
const ARTICLE = "(?:the |an? |our |my |his |her )?";
const NAME = "((?:[\\p{L}\\d][\\p{L}\\d'’-]*)(?: [\\p{L}\\d][\\p{L}\\d'’-]*){0,3}?)";
const LEADS = "(?:,? (?:\\p{L}+ed )?(?:with|at|on|by)(?: a| just| only| about)?|,|:|,? ?\\(|[ –—-]+)";

/** A head with the highest, what it is, and the figure. */
const NAMED_LAST = new RegExp(
  `(?:^|[.!?:;] ?)(?:[\\p{L}'’]+ ){0,2}?${MOST} (?:[^.!?;:\\d]*? )?${IS} ${ARTICLE}${NAME}${LEADS} ?[$€£₹]?$`,
  "iu",
); // catches "The cheapest trip turned out to be the zoo at " in front of "12 euros", not "The best year was good "

/** The highest, then what it is between commas: "the saddest thing, a petrol-station wrap, ", "first, Citizen Kane, with ". */
const BESIDE = new RegExp(
  `(?:^|[.!?:;,] |\\band )(?:(?:and )?(?:the|my|our|his|her) ${MOST} \\p{L}+|first|second|third|fourth|fifth|last), ${ARTICLE}${NAME}, (?:with |at |on )?[$€£₹]?$`,
  "iu",
); // catches "and the saddest thing, a petrol-station wrap, ", not "and the rest, a third, "
/** Of what it is the highest: "is strongest in advocacy at ". */
const STRONGEST = new RegExp(`\\b(?:is|are|was|were) ${MOST} (?:in|on|at|for) ${ARTICLE}${NAME} (?:at|with) $`, "iu"); // catches "is strongest in advocacy at ", not "is strong in advocacy at "

/** A head with the highest in front of the figure, and what it is behind it. */
const HEADED = new RegExp(
  `(?:^|[.!?:;] ?)(?:[\\p{L}'’]+ ){0,2}?${MOST} [^.!?;:]*,(?: (?:at|with|on)(?: just| only)?)? [$€£₹]?$`,
  "iu",
); // catches "The tallest kid in 5A, at " in front of "161 cm", not "At least "
const NAMED_BEHIND = new RegExp(`^[^.,;:!?]{0,25}, ${IS} ${ARTICLE}${NAME}(?=[.,;:!?])`, "u"); // catches ", is Bruno;" behind "161 cm", not ", it is Bruno"

/** Which place it takes. */
const PLACED = new RegExp(
  `(?:^|[.!?:;,] |\\band |\\bwhile )${ARTICLE}${NAME} (?:came|comes?|stands?|stood|ranks?|ranked|finished|is|are|was|were|tops?|topped|leads?|led|turn(?:s|ed)? out to be) (?:in |the )?(?:${MOST}|first|second|third|fourth|next|last|dead last|list|table|field|pack|way|chart|ranking)\\b[^.;\\d]{0,60}$`,
  "iu",
); // catches "The lift came first with " and "sleep is next (", not "the first was "

const NOBODY = new Set(
  "it this that there he she they which who what these those first second third next last i we".split(" "),
);

const DONE = /^(?:put|set|sold|held|told|found|reckoned|thought|\p{L}+ed)$/iu; // catches "climbed" and "put", not "zoo"

/** A name, and no adjective, pronoun or clause. */
function isName(name: string): boolean {
  const words = name.toLowerCase().split(" ");
  const [first = ""] = words;
  return (
    !NOBODY.has(first) &&
    !DONE.test(name) &&
    !words.some((word) => isSmallWord(word)) &&
    (words.length === 1 || verbSense(words.at(-1) ?? "") !== "verb")
  );
}

/** What the text names for a figure; null where it tells of no place. */
function topmostAt(text: string, from: number, [start, end]: Span, now: string): string | null {
  const before = text.slice(from, start);
  const named = (pattern: RegExp, of: string): string | null => {
    const name = pattern.exec(of)?.[1];
    return name && isName(name) ? name : null;
  };
  const last = named(NAMED_LAST, before) ?? named(BESIDE, before) ?? named(STRONGEST, before);
  if (last) return last;
  if (HEADED.test(before)) return named(NAMED_BEHIND, text.slice(end));
  return isInTail(before, now) ? null : named(PLACED, before);
}

/** The best reading with such names. */
export function withTopmost({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const names = namesIn(text, reading);
  if (names.every((name, at) => name === reading.points[at]?.name)) return rows;
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}

/** "Turnout was highest in Fernhill (71%)": of whom it is the highest, behind the small word. */
const isInTail = (before: string, name: string): boolean => {
  const at = before.toLowerCase().lastIndexOf(name.toLowerCase());
  return at > 0 && TAIL.test(before.slice(0, at)) && before.length - at - name.length < NEAR;
};
// catches "highest in " in front of "Fernhill", not "highest of "
const TAIL = new RegExp(
  `${MOST} (?:[\\p{L}]+ ){0,2}?(?:in|at|for|among|on|under|with|by|from) (?:the |our |my )?$`,
  "iu",
);
const NEAR = 30;

function namesIn(text: string, { points, cells, figures }: Reading): string[] {
  return points.map(({ name, axis }, at) => {
    const [start, end] = cells[at]?.[0]?.spans[0] ?? [-1, -1];
    if (axis || start < 0 || cells[at]?.[0]?.kind !== "stated") return name;
    const from = Math.max(0, ...figures.filter((figure) => figure.end <= start).map((figure) => figure.end));
    const told = topmostAt(text, from, [start, end], name);
    const same = told
      ?.toLowerCase()
      .split(" ")
      .some((word) => name.toLowerCase().split(" ").includes(word));
    return told && !same ? told : name;
  });
}
