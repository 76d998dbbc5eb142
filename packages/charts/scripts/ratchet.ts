/**
 * What a run of the proof shortened, skipped, left to an axis or refused in, what has risen since it was stored out: the
 * picture may only get better.
 *
 *   risen({ count: 540, first: 1 }, rows) // [] or ["piechart shortened: 12, stored 9"]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { CHART_TYPES } from "@charticle/contract";
import { z } from "zod";
import type { Tallies } from "../src/proof/prove.ts";

const COUNTED = ["tables", "refused", "shortened", "between", "onAxis"] as const;
const FILE = new URL("../src/proof/ratchet.json", import.meta.url);

const rowSchema = z.strictObject({
  tables: z.int(),
  refused: z.int(),
  shortened: z.int(),
  between: z.int(),
  onAxis: z.int(),
});
/** By the number of charts from seed 1, then by kind. */
const storeSchema = z.record(z.string(), z.record(z.enum(CHART_TYPES), rowSchema));

export type Run = { count: number; first: number };

const stored = () => storeSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));

/** Only runs from seed 1 draw the same charts as the stored ones. */
export function risen({ count, first }: Run, rows: Tallies): readonly string[] {
  const record = first === 1 ? stored()[String(count)] : undefined;
  if (!record) return [];
  return CHART_TYPES.flatMap((type) =>
    COUNTED.filter((what) => rows[type][what] > record[type][what]).map(
      (what) => `${type} ${what}: ${rows[type][what]}, stored ${record[type][what]}`,
    ),
  );
}

export function store({ count }: Run, rows: Tallies): void {
  const pick = ({ tables, refused, shortened, between, onAxis }: Tallies["piechart"]) => ({
    tables,
    refused,
    shortened,
    between,
    onAxis,
  });
  const record = Object.fromEntries(CHART_TYPES.map((type) => [type, pick(rows[type])]));
  writeFileSync(FILE, `${JSON.stringify({ ...stored(), [count]: record }, null, 2)}\n`);
}
