/**
 * Writes rows as fast as it can and notes each one that the database has confirmed:
 *
 *   node write-rows.ts '{"dataDir": "/tmp/a", "notes": "/tmp/confirmed", "from": 0, "rows": 500, "disk": "durable"}'
 *
 * `plain` writes through PGlite as it comes out of the box: the control that shows what the test can see.
 */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { eq, sql } from "drizzle-orm";
import { jobs } from "../../jobs/tables.ts";
import { openEmbedded, openPglite } from "../open-embedded.ts";

export type RowOrder = { dataDir: string; notes: string; from: number; rows: number; disk: "durable" | "plain" };

const { dataDir, notes, from, rows, disk } = JSON.parse(process.argv[2] ?? "{}") as RowOrder;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { db, close } =
  disk === "durable"
    ? await openEmbedded({ dataDir, log: quiet })
    : await openPglite(await PGlite.create(join(dataDir, "database")), { log: quiet });

/** Long rows now and then, so that the log grows over several of its files. */
const textOf = (row: number) => `${row}:`.padEnd(row % 7 === 0 ? 9_000 : 60, "abcdefghij");

for (let row = from; row < from + rows; row++) {
  await db.transaction(async (tx) => {
    await tx.insert(jobs).values({ kind: `row-${row}`, payload: { text: textOf(row) }, runAt: new Date(0) });
    if (row % 5 > 0) return;
    // something to be cleared away, as upkeep.ts does it, with the pages that it leaves empty
    await tx.delete(jobs).where(eq(jobs.kind, "scrap"));
    await tx.insert(jobs).values({ kind: "scrap", payload: { text: textOf(row) }, runAt: new Date(0) });
  });
  appendFileSync(notes, `${row}\n`);
  if (row % 60 < 59) continue;
  await db.execute(sql`vacuum`);
  await db.execute(sql`checkpoint`);
}
await close();
