/**
 * Exchanges a refresh token. In: a token as the client holds it. Out: a new pair, or why not.
 *
 * All tokens of a session are one family. When a token is first used, every other one of the family is spent: its
 * parent, and siblings that a second exchange of the parent gave. A spent token still works for 10 s (two tabs, a lost
 * reply); after that its use means that somebody else holds a copy, and the family ends, newest descendant and all.
 * A client that ignores the new token keeps its session, since the old one is spent only by its successor's use.
 */
import type { TokenPair } from "@charticle/contract";
import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { BackendContext } from "../context.ts";
import { hashToken, newToken } from "../secrets.ts";
import { refreshTokens, sessions } from "../tables.ts";
import { signAccessToken } from "./access-token.ts";

export const GRACE_MS = 10_000;
/** More unused successors than this are of a client that ignores them; the oldest go. */
const MAX_UNUSED = 20;

type Rotated = { userId: string; sessionId: string; refresh: string };

export async function rotate(
  token: string,
  { db, clock, secrets }: Pick<BackendContext, "db" | "clock" | "secrets">,
): Promise<TokenPair | null> {
  const now = clock();
  const rotated = await db.transaction((tx) => rotateIn(tx, { hash: hashToken(token), now }));
  if (!rotated) return null;
  const { userId, sessionId, refresh } = rotated;
  return { access: await signAccessToken(secrets.accessKey, { userId, sessionId, now }), refresh };
}

/** Answers null rather than throws: what it wrote (the end of a family) must be kept. */
async function rotateIn(tx: Transaction, { hash, now }: { hash: string; now: Date }): Promise<Rotated | null> {
  const [known] = await tx
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!known) return null;
  const { sessionId } = known;
  // one exchange of a family at a time, on whichever instance
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for("update");
  if (!session || session.revokedAt || session.expiresAt <= now) return null;
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  if (!token) return null;
  if (token.spentAt && now.getTime() > token.spentAt.getTime() + GRACE_MS) {
    await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId));
    await tx.delete(refreshTokens).where(eq(refreshTokens.sessionId, sessionId));
    return null;
  }
  if (!token.spentAt && !token.firstUsedAt) await spendOthers(tx, { sessionId, hash, now });
  const refresh = newToken();
  await tx.insert(refreshTokens).values({ hash: hashToken(refresh), sessionId, createdAt: now });
  await dropOldest(tx, sessionId);
  return { userId: session.userId, sessionId, refresh };
}

type FirstUse = { sessionId: string; hash: string; now: Date };

async function spendOthers(tx: Transaction, { sessionId, hash, now }: FirstUse): Promise<void> {
  await tx.update(refreshTokens).set({ firstUsedAt: now }).where(eq(refreshTokens.hash, hash));
  await tx
    .update(refreshTokens)
    .set({ spentAt: now })
    .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.spentAt), ne(refreshTokens.hash, hash)));
}

async function dropOldest(tx: Transaction, sessionId: string): Promise<void> {
  const unused = await tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(
      and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.spentAt), isNull(refreshTokens.firstUsedAt)),
    )
    .orderBy(desc(refreshTokens.createdAt))
    .offset(MAX_UNUSED);
  const hashes = unused.map(({ hash }) => hash);
  if (hashes.length > 0) await tx.delete(refreshTokens).where(inArray(refreshTokens.hash, hashes));
}
