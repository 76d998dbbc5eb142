/**
 * One with and one without: "Pay is 12 an hour with experience and 10 without" → With experience · Without, not Experience.
 * Not "12 with milk, 9 with sugar".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const WITHOUT = /^without(?: (?:one|it|them|any))?$/iu; // catches "Without one", not "Without milk"
const WITH = /(?:^|[^\p{L}])(with (?:an? |the |my |our )?)$/iu; // catches "with a " in front of "calculator", not "herewith "

/** "Irrigation" beside "Without" with the "with" in front of it; null where the text has none there. */
function namedWith(text: string, names: readonly string[], bare: number, end: number): string[] | null {
  const lower = text.toLowerCase();
  const name = names[1 - bare]?.toLowerCase() ?? "";
  const behind = lower.indexOf(name, end);
  const [, lead] = WITH.exec(text.slice(0, behind < 0 ? lower.indexOf(name) : behind)) ?? [];
  return lead ? names.map((one, at) => (at === bare ? "without" : `${lead}${one}`)) : null;
}

/** The readings, the best with such names. */
export function withWithout({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [], cells = [] } = best?.reading ?? {};
  const bySeries = series.some((name) => WITHOUT.test(name));
  const names = bySeries ? series : points.map(({ name }) => name);
  const bare = names.findIndex((name) => WITHOUT.test(name));
  if (!best || bare < 0 || names.length !== 2) return rows;
  if (!bySeries && series.length > 1) return rows;
  if (!bySeries && points.some(({ axis }) => axis)) return rows;
  const cell = bySeries ? cells[0]?.[1 - bare] : cells[1 - bare]?.[0];
  const told = namedWith(text, names, bare, cell?.spans[0]?.[1] ?? 0);
  if (!told) return rows;
  const named = bySeries
    ? { series: told }
    : { points: points.map((point, at) => ({ ...point, name: told[at] ?? "" })) };
  return [{ ...best, reading: { ...best.reading, ...named } }, ...more];
}
