/** The hourly job: deletes what has expired. Nothing depends on it but the size of the tables. */
import { and, isNotNull, lt, or } from "drizzle-orm";
import { rateLimits } from "../http/tables.ts";
import { dropGivenUp } from "../jobs/claim.ts";
import type { BackendContext } from "./context.ts";
import { resetTokens, sessions, signUps, spentStates } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
export const CLEAN_UP_EVERY_MS = 60 * 60 * 1000;

export async function cleanUp({
  db,
  clock,
  cleanUps,
}: Pick<BackendContext, "db" | "clock" | "cleanUps">): Promise<void> {
  const now = clock();
  const yesterday = new Date(now.getTime() - DAY_MS);
  await db.delete(signUps).where(lt(signUps.expiresAt, now));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, now));
  await db.delete(spentStates).where(lt(spentStates.expiresAt, now));
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, yesterday))));
  await dropGivenUp(db, { now });
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
  for (const tidy of cleanUps) await tidy();
}
