/**
 * Two groups of which the one does it more, with both shares in brackets: "Girls are more likely than boys to walk (58 percent versus 49
 * percent)" → Girls · Boys; with several things, "… to use Beebo (22% vs. 12%) and Kiko (17% vs. 12%)" → Girls · Boys of Beebo and Kiko.
 * Not "Girls are more likely to walk (58%)".
 */
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { toldOf } from "./told-pairs.ts";

const WHO = "((?:\\p{L}[\\p{L}'’-]*|\\d+s?|[-–+])(?: (?:\\p{L}[\\p{L}'’-]*|\\d+[\\d–-]*s?)){0,4}?)";
const LIKELY = new RegExp(
  `(?:^|[.;:,] |\\b(?:that|while|and|but|found|shows?) )(?:the )?${WHO} (?:are|were|is|was|remain) (?:also |still )?(?:(?:far|much|slightly|somewhat|significantly|considerably|a bit|a little|twice as|even) )?(?:more|less|as) likely (?:than|as) (?:the )?${WHO} (?:to|not to)\\b`,
  "iu",
); // catches "teen girls were more likely than boys to", not "more likely to"
/** "More men than women smoke (18% and 15% respectively)". */
const MORE = new RegExp(
  `(?:^|[.;:,] |\\b(?:that|while|and|but) )(?:far |many )?(?:more|fewer) ${WHO} than ${WHO} (?:\\p{L}+ed|\\p{L}+|are|were|have|had|did|do|say|said)\\b[^()]{0,90}\\(`,
  "iu",
); // catches "fewer men than women ate it (", not "more than women"
/** "More men (18%) than women (15%) smoke". */
const MORE_EACH = new RegExp(`(?:^|[.;:,] |\\b(?:that|while|and|but) )(?:far |many )?(?:more|fewer) ${WHO} \\($`, "iu"); // catches "More men (", not "more than ("
const THAN_EACH = new RegExp(`^(?:%| ?percent| ?per cent)?\\) than (?:of )?(?:the )?${WHO} \\($`, "iu"); // catches "%) than women (", not "%) of women ("
const BRACKET = /^ ?\( ?$/u; // catches " (", not " or "
const AGAINST = /^(?:%| ?percent| ?per cent)?,? (?:vs\.?|versus|compared (?:with|to)|against|to|and) $/iu; // catches " percent versus ", not ", "
const LABEL =
  /(?:^|[\s,])(?:and |or |use |using |from |with |of )?((?:\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})|(?:\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?)) ?\($/u; // catches "use Beebo (", not "("

/** The two shares of every bracket; none where one stands otherwise. */
function pairsOf(text: string, figures: readonly Figure[]): Figure[][] {
  const pairs = figures.flatMap((_, at) => (at % 2 === 0 ? [figures.slice(at, at + 2)] : []));
  const told = pairs.every(([one, two]) => {
    if (!one || !two || one.unit?.symbol !== "%" || two.unit?.symbol !== "%") return false;
    return (
      BRACKET.test(text.slice(Math.max(0, one.start - 2), one.start)) &&
      AGAINST.test(text.slice(one.numberEnd, two.start))
    );
  });
  return told ? pairs : [];
}

/** "Health (16%) and the economy (12%) are the top concerns this week": two items, and no earlier and later one. */
const PAIR =
  /(?:^|[.;:,] )(?:the )?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}) \(\d[\d.]* ?(?:%|percent|per cent)\) and (?:the )?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}) \(\d[\d.]* ?(?:%|percent|per cent)\)/u; // catches "Health (16%) and the economy (12%)", not "Health (16%), roads (12%)"

/** Who has the one share and who the other, each in its own bracket. */
function eachOf(text: string, [first, second, third]: readonly Figure[]): [string, string] | null {
  if (!first || !second || third || first.unit?.symbol !== "%" || second.unit?.symbol !== "%") return null;
  const one = MORE_EACH.exec(text.slice(0, first.start))?.[1];
  const two = THAN_EACH.exec(text.slice(first.numberEnd, second.start))?.[1];
  return one && two ? [one, two] : null;
}

/** The readings, before them that of both groups. */
export function withMoreLikely(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const { text } = scan;
  const figures = mentions.filter(isFigure);
  const [, item = "", other = ""] = (figures.length === 2 && text.includes(") and ") && PAIR.exec(text)) || [];
  if (item && rows[0]?.reading.points.some(({ axis }) => axis)) return [toldOf(figures, [item, other]), ...rows];
  if (!says(scan, ["likely", "more", "fewer"])) return rows;
  const each = eachOf(text, figures);
  if (each) return [toldOf(figures, each), ...rows];
  const [, one = "", two = ""] = LIKELY.exec(text) ?? (figures.length === 2 ? MORE.exec(text) : null) ?? [];
  const pairs = one && two ? pairsOf(text, figures) : [];
  const [first] = pairs;
  if (!first) return rows;
  if (pairs.length === 1) return [toldOf(first, [one, two]), ...rows];
  const points = pairs.map(([figure], at) => {
    const from = at === 0 ? 0 : (pairs[at - 1]?.[1]?.end ?? 0);
    return { name: LABEL.exec(text.slice(from, figure?.start ?? 0).trimEnd())?.[1] ?? "" };
  });
  if (points.some(({ name }) => name === "")) return rows;
  const reading: Reading = {
    shape: "grid",
    series: [one, two],
    points,
    cells: pairs.map((pair) => pair.map(cellOf)),
    units: [first[0]?.unit ?? null, first[1]?.unit ?? null],
    figures,
    cost: 0,
  };
  const read = rank(reading, { figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
