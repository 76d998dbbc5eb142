/**
 * What people use, run or watch is named without the doing: "52% of people were using Firefox, 30% were using Chrome and 9% Edge" → Firefox ·
 * Chrome · Edge. Not "running 12, cycling 9", nor "using the car 5, using nothing 3".
 */
import { isCapital } from "../../text/capital.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const DOING =
  /^(?:using|running|watching|playing|driving|reading|choosing|picking|preferring|favou?ring|supporting|backing|buying|drinking|eating|wearing|owning|visiting) (?=\p{Lu})/iu; // catches "using " of "using Firefox", not of "using cars"

/** The readings, the best without such words. */
export function withoutUse(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length !== 1) return rows;
  const { points } = reading;
  const doing = points.filter(({ name }) => DOING.test(name)).length;
  const proper = points.every(({ name }) => isCapital(name.replace(DOING, "")));
  if (doing === 0 || !proper || points.length < 2) return rows;
  const cut = points.map((point) => ({ ...point, name: point.name.replace(DOING, "") }));
  if (new Set(cut.map(({ name }) => name.toLowerCase())).size < cut.length) return rows;
  return [{ ...best, reading: { ...reading, points: cut } }, ...more];
}
