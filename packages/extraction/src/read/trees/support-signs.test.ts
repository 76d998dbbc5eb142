import { describe, expect, test } from "vitest";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { scanText } from "../../text/scan.ts";
import { RANK_WEIGHTS } from "../rank/rank-weights.ts";
import type { Ranked } from "../rank/score.ts";
import { readAll } from "../read.ts";
import { supportSigns } from "./support-signs.ts";

function bestOf(text: string): Ranked {
  const scan = scanText(text);
  const [best] = readAll(scan, recognizeAll(scan), { ranks: RANK_WEIGHTS });
  if (!best) throw new Error(`Nothing is read of "${text}".`);
  return best;
}

const withOdds = (row: Ranked, odds: number, ...names: string[]): Ranked => ({
  ...row,
  odds,
  reading: { ...row.reading, points: names.map((name) => ({ name })) },
});

describe("what the near readings say of what the best says", () => {
  const best = bestOf("Rent 900, food 400, car 250");
  const own = withOdds(best, 2, "Rent", "Food", "Car");

  test("nobody else is near: all of it is supported", () => {
    expect(supportSigns([own])).toEqual([1, 1, 1, 1, 0, 1]);
  });

  test("another reading names one figure otherwise: half of what is said of it is left where both are as likely", () => {
    const other = withOdds(best, 2, "Rent", "Food", "Bus");
    const [figures, least, named, leastNamed, missed, weight] = supportSigns([own, other]);
    expect([figures, least, missed, weight]).toEqual([1, 1, 0, 0.5]);
    expect(named).toBeCloseTo((1 + 1 + 0.5) / 3, 9);
    expect(leastNamed).toBe(0.5);
  });

  test("an unlikely one counts for little", () => {
    const other = withOdds(best, -2, "Rent", "Food", "Bus");
    const [, , , leastNamed] = supportSigns([own, other]);
    expect(leastNamed).toBeGreaterThan(0.95);
  });

  test("a figure that only others take is missed", () => {
    const { cells, points, figures } = own.reading;
    const short: Ranked = {
      ...own,
      reading: { ...own.reading, points: points.slice(0, 2), cells: cells.slice(0, 2), figures: figures.slice(0, 2) },
    };
    expect(supportSigns([short, own])[4]).toBeCloseTo(0.5, 9);
  });

  test("of no reading there are none", () => {
    expect(supportSigns([])).toEqual([]);
  });
});
