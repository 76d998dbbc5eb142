/**
 * One with and one without: "Pay is 12 an hour with experience and 10 without" → With experience · Without, not Experience.
 * Not "12 with milk, 9 with sugar".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const WITHOUT = /^without(?: (?:one|it|them|any))?$/iu; // catches "Without one", not "Without milk"
const WITH = /(?:^|[^\p{L}])(with (?:an? |the |my |our )?)$/iu; // catches "with a " in front of "calculator", not "herewith "

/** The readings, the best with such names. */
export function withWithout({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [], cells = [] } = best?.reading ?? {};
  const bare = points.findIndex(({ name, axis }) => !axis && WITHOUT.test(name));
  if (!best || bare < 0 || series.length > 1 || points.length !== 2) return rows;
  const named = points[1 - bare];
  const [, end = 0] = cells[1 - bare]?.[0]?.spans[0] ?? [];
  const lower = text.toLowerCase();
  const name = named?.name.toLowerCase() ?? "";
  const behind = lower.indexOf(name, end);
  const [, lead] = WITH.exec(text.slice(0, behind < 0 ? lower.indexOf(name) : behind)) ?? [];
  if (!named || named.axis || !lead) return rows;
  const told = points.map((point, at) =>
    at === bare ? { ...point, name: "without" } : { ...point, name: `${lead}${point.name}` },
  );
  return [{ ...best, reading: { ...best.reading, points: told } }, ...more];
}
