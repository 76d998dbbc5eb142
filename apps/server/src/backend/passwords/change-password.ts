/** POST /api/user/change-password/: asks for the current one, ends all other sessions. */
import { passwordFault } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { appError } from "../../http/app-error.ts";
import { LIMITS } from "../../http/limits.ts";
import { hashPassword, passwordFits } from "../accounts/passwords.ts";
import type { BackendContext } from "../context.ts";
import type { Caller } from "../sessions/caller.ts";
import { users } from "../tables.ts";
import { setPassword } from "./set-password.ts";

export type Change = { current: string; wanted: string };

export async function changePassword(
  caller: Caller,
  { current, wanted }: Change,
  context: BackendContext,
): Promise<void> {
  const { db, clock, limits, publicUrl } = context;
  const { userId, sessionId } = caller;
  const fault = passwordFault(wanted);
  if (fault !== null) throw appError("PASSWORD_INVALID", { sentence: fault });
  await limits.take(LIMITS.passwordChange, userId);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw appError("SESSION_ENDED");
  if (user.passwordHash === null) throw appError("NO_PASSWORD");
  if (!(await passwordFits(user.passwordHash, current))) throw appError("PASSWORD_WRONG");
  const passwordHash = await hashPassword(wanted);
  const isDone = await db.transaction(async (tx) => {
    // a reset or another change may have come between: what was typed as the current password is none any more
    const [held] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (held?.passwordHash !== user.passwordHash) return false;
    await setPassword(tx, { user, passwordHash, now: clock(), publicUrl, keepSessionId: sessionId });
    return true;
  });
  if (!isDone) throw appError("PASSWORD_WRONG");
}
