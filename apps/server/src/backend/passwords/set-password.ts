/**
 * Writes a new password in the caller's transaction: reset links die, other sessions end, a letter tells the owner.
 *
 *   await setPassword(tx, {user, passwordHash, now, keepSessionId: caller.sessionId})
 */
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { passwordChanged } from "../../mail/letters/account-letters.ts";
import type { User } from "../accounts/find-user.ts";
import { enqueueLetter } from "../enqueue-letter.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { resetTokens, users } from "../tables.ts";

type NewPassword = {
  user: Pick<User, "id" | "email" | "username">;
  passwordHash: string;
  now: Date;
  publicUrl: string;
  /** The session that asks stays; left out, all end. */
  keepSessionId?: string;
};

export async function setPassword(
  tx: Transaction,
  { user, passwordHash, now, publicUrl, keepSessionId }: NewPassword,
): Promise<void> {
  const { id: userId, email, username } = user;
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
  await endSessionsOf(tx, { userId, now, ...(keepSessionId === undefined ? {} : { exceptId: keepSessionId }) });
  const letter = passwordChanged({ username, resetUrl: `${publicUrl}/forgot-password` });
  await enqueueLetter(tx, { letter: { to: email, ...letter }, now });
}
