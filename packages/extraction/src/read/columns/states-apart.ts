/**
 * Each thing told twice, as it was and as it is: "Starting weight 222, current weight 202, starting waist 43, current waist 40" → weight
 * and waist, Starting and Current. Not "new members 12, new posts 40", nor where a thing is told once.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const WAS: ReadonlySet<string> = new Set(
  "starting start started initial original old before previous prior former first earlier baseline opening".split(" "),
);
const IS: ReadonlySet<string> = new Set(
  "current now new after today latest final end ending finishing closing last later target goal".split(" "),
);
const FEWEST = 4;

type Parts = { state: string; thing: string };

/** The state in front of the thing, or behind it. */
function partsOf(name: string): Parts | null {
  const words = name.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length < 2) return null;
  if (isState(first)) return { state: first, thing: words.slice(1).join(" ") };
  return isState(last) ? { state: last, thing: words.slice(0, -1).join(" ") } : null;
}

const isState = (word: string): boolean => WAS.has(word.toLowerCase()) || IS.has(word.toLowerCase());
const keyOf = (thing: string): string => thing.toLowerCase().replace(/ (?:size|price|value|level)$/u, ""); // catches " size" of "waist size", not "size"
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** The readings, the best with a column a thing and a row a state. */
export function withStatesApart(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { series = [], points = [], cells = [] } = best?.reading ?? {};
  if (!best || series.length !== 1 || points.length < FEWEST || points.some(({ axis }) => axis)) return rows;
  const parts = points.flatMap(({ name }) => partsOf(name) ?? []);
  const states = [...new Set(parts.map(({ state }) => state.toLowerCase()))];
  const things = [...new Map(parts.map(({ thing }) => [keyOf(thing), thing])).entries()];
  if (parts.length < points.length || states.length !== 2 || things.length * 2 !== points.length) return rows;
  if (!states.some((state) => WAS.has(state)) || !states.some((state) => IS.has(state))) return rows;
  const ordered = states.toSorted((one, two) => Number(IS.has(one)) - Number(IS.has(two)));
  const cellOf = (state: string, key: string) => {
    const at = parts.findIndex((part) => part.state.toLowerCase() === state && keyOf(part.thing) === key);
    return cells[at]?.[0] ?? null;
  };
  const table = ordered.map((state) => things.map(([key]) => cellOf(state, key)));
  if (table.flat().includes(null)) return rows;
  const reading = {
    ...best.reading,
    series: things.map(([, thing]) => thing),
    units: things.map(() => null),
    points: ordered.map((state) => ({ name: capital(state) })),
    cells: table,
  };
  return [{ ...best, reading }, ...others];
}
