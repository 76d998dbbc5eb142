/**
 * What a run of the proof shortened, skipped, left to an axis or refused in, what has risen since it was stored out: the
 * picture may only get better.
 *
 *   risen({ count: 540, first: 1 }, rows) // [] or ["piechart cut: 12, stored 9"]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { CHART_TYPES } from "@charticle/contract";
import { z } from "zod";
import type { Tallies, Tally } from "../src/proof/prove.ts";

const COUNTED = ["undrawn", "refused", "cut", "stubs", "between", "onAxis"] as const;
const FILE = new URL("../src/proof/ratchet.json", import.meta.url);

const rowSchema = z.strictObject({
  undrawn: z.int(),
  refused: z.int(),
  cut: z.int(),
  stubs: z.int().default(0),
  between: z.int(),
  onAxis: z.int(),
});

/**
 * What is shown less well counts together with what is not shown at all: a chart that is no longer refused, but a table
 * with shortened names, is no step back.
 */
const counted = ({
  tables,
  refused,
  shortened,
  stubs,
  unshown,
  between,
  onAxis,
}: Tally): z.infer<typeof rowSchema> => ({
  undrawn: tables + refused,
  refused,
  cut: shortened + unshown,
  stubs,
  between,
  onAxis,
});

/** By the number of charts from seed 1, then by kind. */
const storeSchema = z.record(z.string(), z.record(z.enum(CHART_TYPES), rowSchema));

export type Run = { count: number; first: number };

const stored = () => storeSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));

/** Only runs from seed 1 draw the same charts as the stored ones. */
export function risen({ count, first }: Run, rows: Tallies): readonly string[] {
  const record = first === 1 ? stored()[String(count)] : undefined;
  if (!record) return [];
  return CHART_TYPES.flatMap((type) => {
    const found = counted(rows[type]);
    return COUNTED.filter((what) => found[what] > record[type][what]).map(
      (what) => `${type} ${what}: ${found[what]}, stored ${record[type][what]}`,
    );
  });
}

export function store({ count }: Run, rows: Tallies): void {
  const record = Object.fromEntries(CHART_TYPES.map((type) => [type, counted(rows[type])]));
  writeFileSync(FILE, `${JSON.stringify({ ...stored(), [count]: record }, null, 2)}\n`);
}
