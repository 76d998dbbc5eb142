/** Starts a session: a row, its first refresh token, an access token. */
import { randomUUID } from "node:crypto";
import type { TokenPair } from "@charticle/contract";
import type { Database } from "../../database/database.ts";
import type { BackendContext } from "../context.ts";
import { hashToken, newToken } from "../secrets.ts";
import { refreshTokens, sessions } from "../tables.ts";
import { signAccessToken } from "./access-token.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** However often it is refreshed, a session ends then. */
export const SESSION_LIFE_MS = 90 * DAY_MS;

type Issuing = Pick<BackendContext, "clock" | "secrets">;

export async function issueTokens(db: Database, userId: string, { clock, secrets }: Issuing): Promise<TokenPair> {
  const now = clock();
  const sessionId = randomUUID();
  const refresh = newToken();
  await db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS);
    await tx.insert(sessions).values({ id: sessionId, userId, createdAt: now, expiresAt });
    await tx.insert(refreshTokens).values({ hash: hashToken(refresh), sessionId, createdAt: now });
  });
  return { access: await signAccessToken(secrets.accessKey, { userId, sessionId, now }), refresh };
}
