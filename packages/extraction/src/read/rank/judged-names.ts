/** What somebody thinks of a figure is no name: "And a ridiculous £9 for the sandwich", "a mysterious 3.5% of other stuff". */
import type { Scan } from "../../text/scan.ts";
import type { Reading } from "../reading.ts";

type Place = { start: number; end: number };

/** Where the figure of a point and a series stands, unless it is told from others. */
export const placeOf = ({ cells }: Reading, point: number, series: number): Place | null => {
  const [span, ...more] = cells[point]?.[series]?.spans ?? [];
  return span && more.length === 0 ? { start: span[0], end: span[1] } : null;
};

const JUDGED =
  /(?:^|\s)an? ((?!couscous)\p{Ll}{2,}(?:ous|ible|astic|ific|less)|puny|awful|dreadful|hefty|lousy|decent|healthy|steep|solid|stunning|shocking|staggering|surprising|amazing) [$€£]?$/u; // catches "a ridiculous £" in front of "9", not "a coffee £"

/** "And a ridiculous £9 for the sandwich": what somebody thinks of a figure does not name it. */
export const namesJudgement = (scan: Scan, reading: Reading): boolean =>
  reading.points.some(({ name }, at) => {
    const own = placeOf(reading, at, 0);
    return own !== null && JUDGED.exec(scan.text.slice(0, own.start))?.[1] === name.toLowerCase();
  });
