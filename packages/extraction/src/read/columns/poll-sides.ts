/**
 * Two shares that a group is split by are no earlier and later one, and no range: "Women back the plan 54% to 39%, men 48% to 45%" → For ·
 * Against of women and men; of whoever opposes it the first is against: "men oppose it 48% to 45%" → For 45 · Against 48; "Ann Lee was ahead of
 * Bo Poe 69% to 31%" → Ann Lee · Bo Poe. Not "Support for the plan fell from 54% to 39%".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { sidesIn } from "../shapes/rival-sides.ts";
import { turned } from "../turned.ts";

const CUES: readonly string[] =
  "back backed support supported favor favored favour favoured approve approved prefer preferred oppose opposed disapprove disapproved reject rejected say said believe think agree agreed disagree vote voted want break breaks broke passed carried adopted ahead leading trailing behind leads led trails".split(
    " ",
  );
const TURNED = /\b(?:oppos\w+|disapprov\w+|reject\w*|disagree\w*)\b/iu; // catches "oppose", not "support"
const FOR =
  /\b(?:(?:back|support|favou?r|approv|prefer|say|said|believe|think|agree|want)\p{L}*|passed|carried|adopted|for)\b/iu; // catches "backed", not "oppose"
const CHANGED =
  /\b(?:from|rose|fell|grew|dropped|up|down|risen|fallen|before|after|last|year|month|week|earlier|previous|now|since|in (?:19|20)\d\d)\b/iu; // catches "from 54%" and "last year", not "form"
const IMPLIED: readonly string[][] = [
  ["Before", "After"],
  ["High", "Low"],
  ["Low", "High"],
];

const areImplied = (names: readonly string[]): boolean =>
  IMPLIED.some(([one, two]) => names.length === 2 && names[0] === one && names[1] === two);

const JOINT = /^(?:%| ?percent| ?per cent)? ?(?:to|[-–—]) ?$/iu; // catches " to " and "–", not " vs "

/** The two of each pair stand with nothing but "to" or a stroke between them. */
const areSplit = (text: string, pairs: Reading["cells"]): boolean =>
  pairs.every(([one, two]) => {
    const [end, start] = [one?.spans[0]?.[1] ?? 0, two?.spans[0]?.[0] ?? -1];
    return start > end && JOINT.test(text.slice(end, start));
  });

/** Of each group whether its first figure is against, as of the group before where it doesn't say; null where one says both. */
function waysOf(text: string, { cells }: Reading): boolean[] | null {
  let from = 0;
  const ways: boolean[] = [];
  for (const row of cells) {
    const told = text.slice(from, row[0]?.spans[0]?.[0] ?? from);
    from = row[1]?.spans[0]?.[1] ?? from;
    const against = TURNED.test(told);
    const last = ways.at(-1);
    const way = against !== FOR.test(told) ? against : against ? undefined : last;
    if (way === undefined) return null;
    ways.push(way);
  }
  return ways;
}

const STANCE = / (?:back|support|favou?r|approve|oppose|disapprove|reject|agree|disagree)$/u; // catches " disapprove" of "Women disapprove", not "Support"

/** Those who are for it first, whichever they are told of. */
function sidedBy(reading: Reading, ways: readonly boolean[]): Reading {
  const cells = reading.cells.map((row, at) => (ways[at] ? row.toReversed() : row));
  const points = reading.points.map((point) => ({ ...point, name: point.name.replace(STANCE, "") }));
  return { ...reading, points, series: ["For", "Against"], cells };
}

/** The readings, the best with its sides called so. */
export function withPollSides(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, CUES) || matches(scan.text, CHANGED)) return rows;
  const names = best.reading.points.map(({ name, axis }) => axis?.name ?? name);
  const both = matches(scan.text, TURNED) && matches(scan.text, FOR); // "men approve 52 to 41, women disapprove 49 to 44"
  const sides = matches(scan.text, TURNED) ? ["Against", "For"] : ["For", "Against"];
  if (best.reading.series.length === 1 && areImplied(names)) {
    if (both || !areSplit(scan.text, [best.reading.cells.map(([cell]) => cell ?? null)])) return rows;
    const [rivals, more] = sidesIn(scan.text); // "Ann was ahead of Bo 69% to 31%"
    const points = (more || !rivals ? sides : rivals.names).map((name) => ({ name }));
    return [{ ...best, reading: { ...best.reading, shape: "pairs", points } }, ...others];
  }
  const sided = areImplied(best.reading.series)
    ? best.reading
    : areImplied(names)
      ? { ...turned(best.reading), shape: "grid" }
      : null;
  if (!sided || sided.points.some(({ name }) => name === "") || !areSplit(scan.text, sided.cells)) return rows;
  const ways = both ? waysOf(scan.text, sided) : null;
  if (both) return ways ? [{ ...best, reading: sidedBy(sided, ways) }, ...others] : rows;
  return [{ ...best, reading: { ...sided, series: sides } }, ...others];
}
