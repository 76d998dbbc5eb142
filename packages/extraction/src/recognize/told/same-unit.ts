/** How a change's unit stands to its level's: "3.20 m … 15 cm further", "4 °C … 9 degrees warmer", not "4 kg … 9 km further". */
import type { Unit } from "../mention.ts";

/** Seconds of each measure of time, grams of each weight: measures of one kind are told in one of them. */
export const KINDS: readonly Readonly<Record<string, number>>[] = [
  { ms: 0.001, s: 1, seconds: 1, min: 60, minutes: 60, h: 3600, hours: 3600, days: 86_400, weeks: 604_800 },
  { months: 1, years: 12 },
  { µg: 1e-6, mg: 0.001, g: 1, kg: 1000 },
  { mm: 1, cm: 10, m: 1000, km: 1e6 },
  { ml: 1, cl: 10, l: 1000 },
  { KB: 1, MB: 1e3, GB: 1e6, TB: 1e9 },
  { Mbps: 1, Mbit: 1, Gbps: 1e3, Gbit: 1e3 },
];

/** How many of the second unit one of the first is: 0.01 for cm beside m, for cents beside money; 0 where they don't go together. */
export function unitRatio(step: Unit | null | undefined, base: Unit | null): number {
  const [from = "", to = ""] = [step?.symbol, base?.symbol];
  if (!step || from === to || (from === "°" && to.startsWith("°"))) return 1;
  if (from === "cents" && base?.kind === "currency") return 0.01;
  const sizes = KINDS.find((kind) => kind[from] && kind[to]) ?? {};
  return (sizes[from] ?? 0) / (sizes[to] ?? 1);
}

/** The same where the level may be bare: "1.60 … 5 cents more", "14 … 3 kilos more"; a measure goes with a bare level where it is compared. */
export function stepRatio(
  step: Unit | null | undefined,
  base: { unit: Unit | null; value: number },
  compared: boolean,
): number {
  if (!base.unit && step?.symbol === "cents" && !Number.isInteger(base.value)) return 0.01;
  return base.unit || !step || !compared || step.symbol === "%" ? unitRatio(step, base.unit) : 1;
}
