/**
 * Proper names that hold an "of": "Bank of England 5.25%, ECB 4.5%" → Bank of England, not England · "Isle of Man 5, Jersey 3".
 * Not "GDP of Spain 1.4, Italy 2.1".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const HEAD =
  /(?:^|[\s"“(])((?:Bank|Isle|Isles|University|City|House|Houses|Lord|Lady|Duke|Earl|Bay|Port|Gulf|Cape|Strait|Republic|Church|Court|Kingdom|Museum|School|College|Institute|Battle|Game|Call|League|Rock|King|Queen|Prince|Statue|Tower|Fields|Hall|Order|Temple|Valley|Horn|Ministry|Academy|Palace|Book|Community|Gates|Guardians|Pirates|Planet|Lords|Sea|Forest|State|Town|Mouth|Heart|Hook) of (?:the )?)$/u; // catches "Bank of " in front of "England", not "GDP of " or "the bank of "

/** The readings, the best with such names whole. */
export function withOfHeads({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || !text.includes(" of ")) return rows;
  const { reading } = best;
  const points = reading.points.map((point) => {
    const place = point.axis ? -1 : text.indexOf(point.name);
    const head = place > 0 && /^\p{Lu}/u.test(point.name) ? (HEAD.exec(text.slice(0, place))?.[1] ?? "") : ""; // catches "England", not "england"
    return head === "" ? point : { ...point, name: `${head}${point.name}` };
  });
  const same = points.every((point, at) => point === reading.points[at]);
  return same ? rows : [{ ...best, reading: { ...reading, points } }, ...more];
}
