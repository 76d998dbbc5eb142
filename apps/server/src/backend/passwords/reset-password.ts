/** POST /api/reset-password/{uidb64}/{token}/: a link works once, within its hour, and only for its own account. */
import { passwordFault } from "@charticle/contract";
import { and, eq, gt } from "drizzle-orm";
import { appError } from "../../http/app-error.ts";
import { hashPassword } from "../accounts/passwords.ts";
import type { BackendContext } from "../context.ts";
import { isId } from "../ordered-id.ts";
import { hashToken } from "../secrets.ts";
import { forgetTries } from "../sessions/counted-tries.ts";
import { resetTokens, users } from "../tables.ts";
import { setPassword } from "./set-password.ts";

export type Reset = { uid: string; token: string; newPassword: string };

export async function resetPassword({ uid, token, newPassword }: Reset, context: BackendContext): Promise<void> {
  const { db, clock, limits, publicUrl } = context;
  const fault = passwordFault(newPassword);
  if (fault !== null) throw appError("PASSWORD_INVALID", { sentence: fault });
  const userId = Buffer.from(uid, "base64url").toString("utf8");
  if (!isId(userId)) throw appError("RESET_LINK_INVALID");
  const now = clock();
  const isThisLink = and(
    eq(resetTokens.hash, hashToken(token)),
    eq(resetTokens.userId, userId),
    gt(resetTokens.expiresAt, now),
  );
  // a password is hashed for a living link only: guessing costs the server little
  const [link] = await db.select({ hash: resetTokens.hash }).from(resetTokens).where(isThisLink);
  if (!link) throw appError("RESET_LINK_INVALID");
  const passwordHash = await hashPassword(newPassword);
  const owner = await db.transaction(async (tx) => {
    const used = await tx.delete(resetTokens).where(isThisLink).returning({ hash: resetTokens.hash });
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (used.length === 0 || !user) return null;
    await setPassword(tx, { user, passwordHash, now, publicUrl });
    // who reads the address's letters owns it
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    return user;
  });
  if (!owner) throw appError("RESET_LINK_INVALID");
  await forgetTries(owner, limits);
}
