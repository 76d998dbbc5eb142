/** Ends sessions: one, or all of a user. Their refresh tokens go, and access tokens die with the session. */
import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { hashToken } from "../secrets.ts";
import { refreshTokens, sessions } from "../tables.ts";

type Ending = { userId: string; now: Date };

/** `exceptId`: the session that asks stays. */
export async function endSessionsOf(
  db: Database,
  { userId, now, exceptId }: Ending & { exceptId?: string },
): Promise<void> {
  const open = and(eq(sessions.userId, userId), isNull(sessions.revokedAt));
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(exceptId === undefined ? open : and(open, ne(sessions.id, exceptId)));
}

export async function endSession(db: Database, { sessionId, now }: { sessionId: string; now: Date }): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** The session that a refresh token belongs to, whether or not the token is spent; null for an unknown one. */
export async function sessionOfRefresh(db: Database, refresh: string): Promise<{ id: string; userId: string } | null> {
  const [session] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hashToken(refresh)));
  return session ?? null;
}
