/**
 * Of a pair the side that its own clause tells of comes first, though it is the other one elsewhere: "In round one the Reds
 * led 14-10, in round two the Blues won 21-17" → Blues 21; "sweetness 8–2 to the Pink Lady, sharpness 9–3 to the Bramley".
 * Not "the Reds lost 1-3", nor "against the Blues 14-10".
 */
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading, ReadingPoint } from "../reading.ts";

const LINK = /^%? ?(?:to|[–-]|v|vs\.?|against) ?[$€£]?$/iu; // catches " to " and "–", not " and "
const CLAUSE = /[.;:!?(] |, (?:but |and |while |whereas )?| (?:but|while|whereas) /gu; // catches "; " and ", but ", not " and "
const STOPPED = /[.;!?] $/u; // catches "; ", not ", "
const LEADS = /[,:]? ?[($€£]*$/u; // catches ", " and " (", not "; "
const GIVEN = /^%?,? (?:to|for) (?:the |our |my )?([\p{L}'’-]+(?: [\p{L}'’-]+)?)/u; // catches " to the Bramley", not " in rapid"
const AWAY =
  /\b(?:against|over|than|versus|vs|v|from|to|of|by|for|with|beats?|beat(?:en|ing)|lost|los(?:es|ing)) (?:the |our |my )?$/iu; // catches "against the ", not "round two the "
const LOST = /\b(?:lost|loses?|losing|defeats?|beaten|down|trail(?:s|ed|ing)?)\b/iu; // catches "lost", not "won"

const keyOf = (name: string): string => singular(name.toLowerCase().split(" ").at(-1) ?? "");

/** Where a clause tells of a side: of its last word, or of "he" beside "me"; -1 where it does not. */
function placeOf(clause: string, name: string, other: string): number {
  const words = [...clause.matchAll(/[\p{L}'’-]+/gu)]; // catches "Blues", not "21"
  const stands = SELVES.has(other.toLowerCase()) ? OTHERS : NOBODY;
  const found = words.find(([word]) => {
    const lower = word.toLowerCase().replace(/['’]s$/u, ""); // catches the "'s" of "Ann's", not "Blues"
    return (
      singular(lower) === keyOf(name) || stands.has(lower) || (SELVES.has(name.toLowerCase()) && SELVES.has(lower))
    );
  });
  return found && !AWAY.test(clause.slice(0, found.index)) ? found.index : -1;
}
const SELVES: ReadonlySet<string> = new Set("me us we i".split(" "));
const OTHERS: ReadonlySet<string> = new Set("he she they".split(" "));
const NOBODY: ReadonlySet<string> = new Set();

/** Which side the first figure of a pair is of: 0 or 1; null where its clause does not say. */
function leaderOf(text: string, sides: readonly string[], from: number, start: number, end: number): number | null {
  const before = text.slice(from, start);
  const told = STOPPED.test(before) ? "" : before.replace(LEADS, "");
  const seam = [...told.matchAll(CLAUSE)].at(-1);
  const clause = told.slice(seam ? seam.index + 1 : 0);
  const [one = "", two = ""] = sides;
  const given = GIVEN.exec(text.slice(end))?.[1]?.toLowerCase();
  if (given) {
    const to = sides.findIndex((name) => given === name.toLowerCase() || keyOf(given) === keyOf(name));
    if (to >= 0) return to;
  }
  if (LOST.test(clause)) return null;
  const [first, second] = [placeOf(clause, one, two), placeOf(clause, two, one)];
  if (first < 0 && second < 0) return null;
  return first >= 0 && (second < 0 || first < second) ? 0 : 1;
}

/** The cells of a row, its first figure on the side that leads. */
function turnedRow(
  text: string,
  { series, figures }: Reading,
  row: Reading["cells"][number],
): Reading["cells"][number] {
  const [one, two] = row.map((cell) => (cell?.kind === "stated" ? cell.spans[0] : undefined));
  if (!one || !two) return row;
  const [ahead, behind] = one[0] < two[0] ? [one, two] : [two, one];
  if (!LINK.test(text.slice(ahead[1], behind[0]))) return row;
  const from = Math.max(0, ...figures.flatMap(({ end }) => (end <= ahead[0] ? end : [])));
  if (from === 0) return row; // in front of the first pair stand both: "Turnout, local elections vs. general: 42 vs 71"
  const leader = leaderOf(text, series, from, ahead[0], behind[1]);
  return leader !== null && (leader === 0) !== (ahead === one) ? row.toReversed() : row;
}

/** "Freshness Aldi wins" of Tesco and Aldi is freshness. */
function withoutSide(point: ReadingPoint, sides: readonly string[]): ReadingPoint {
  const words = point.name.split(" ");
  const at = words.findIndex((word) => sides.some((name) => name.toLowerCase() === word.toLowerCase()));
  return at > 0 && !point.axis ? { ...point, name: words.slice(0, at).join(" ") } : point;
}

/** Columns that no word names. */
const UNNAMED: ReadonlySet<string> = new Set(["first", "second", "high", "low"]);

/** The readings, the best with such pairs turned. */
export function withLeadingSides({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.series.length !== 2 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  if (reading.series.every((name) => UNNAMED.has(name.toLowerCase()))) return rows; // "Sets: first 6-4, second 3-6"
  const cells = reading.cells.map((row) => turnedRow(text, reading, row));
  const points = reading.points.map((point) => withoutSide(point, reading.series));
  const same = [...cells, ...points].every((one, at) => one === [...reading.cells, ...reading.points][at]);
  return same ? rows : [{ ...best, reading: { ...reading, points, cells } }, ...others];
}
