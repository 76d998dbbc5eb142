/**
 * Takes waiting jobs back, by kind and by what they are told; those that were given up and are kept to be looked at, too.
 *
 *   await withdraw(tx, {kind: "trial-ending", told: {userId}});
 */
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { jobs } from "./tables.ts";

type Withdrawn = {
  kind: string;
  /** Fields of the payload, all of which must be these. */
  told: Readonly<Record<string, string>>;
};

export async function withdraw(db: Database, { kind, told }: Withdrawn): Promise<void> {
  await db.delete(jobs).where(and(eq(jobs.kind, kind), sql`${jobs.payload} @> ${JSON.stringify(told)}::jsonb`));
}
