/**
 * A small number in front of a name that counts nothing of its own belongs to it: "2 bedroom flat £900, 3 bedroom house £1300, studio
 * £650" → 2 bedroom flat · 3 bedroom house · Studio.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const NUMBER = /(?:^|[,;:.(\n] ?|\band )(\d{1,2}) $/u; // catches ", 3 " in front of "bedroom house", not "1.3 "
const PRICED = /^:? ?[$€£]\d/u; // catches " £900", not " 900"

/** The readings, the best with such names. */
export function withCountedKinds({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], cells = [], figures = [], series = [] } = best?.reading ?? {};
  if (!best || series.length > 1 || points.length < 2 || points.some(({ axis }) => axis)) return rows;
  const lower = text.toLowerCase();
  const names = points.map(({ name }, at) => {
    const [figure = 0] = cells[at]?.[0]?.spans[0] ?? [];
    const start = lower.lastIndexOf(name.toLowerCase(), figure);
    const [, number] =
      (start >= 0 && PRICED.test(text.slice(start + name.length)) && NUMBER.exec(text.slice(0, start))) || [];
    const used = figures.some(({ end }) => end === start - 1);
    return number && !used ? `${number} ${name.toLowerCase()}` : name;
  });
  const changed = names.filter((name, at) => name !== points[at]?.name).length;
  if (changed < 2) return rows;
  const whole = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: whole } }, ...more];
}
