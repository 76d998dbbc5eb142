/**
 * Deletes a user with all that is theirs, in one transaction, with the job that cancels the subscription at the
 * provider. What stays is a keyed hash of the address, so that a trial is had once.
 */
import { emailKey } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { withdraw } from "../../jobs/withdraw.ts";
import { accountDeleted } from "../../mail/letters/account-letters.ts";
import type { BackendContext } from "../context.ts";
import { enqueueLetter } from "../enqueue-letter.ts";
import { JOBS } from "../job-kinds.ts";
import type { Caller } from "../sessions/caller.ts";
import { signUps, users } from "../tables.ts";

export async function deleteAccount(
  caller: Caller,
  { db, clock, payments, userDeleted }: Pick<BackendContext, "db" | "clock" | "payments" | "userDeleted">,
): Promise<void> {
  const { userId, username, email, plan } = caller;
  await db.transaction(async (tx) => {
    await payments.userDeleted(tx, { userId });
    for (const forget of userDeleted) await forget(tx, userId);
    await tx.delete(signUps).where(eq(signUps.emailKey, emailKey(email)));
    // what waits for a mail server or a date names the person, or writes to them
    await withdraw(tx, { kind: JOBS.trialEnding.kind, told: { userId } });
    await withdraw(tx, { kind: JOBS.resetLink.kind, told: { email: emailKey(email) } });
    await withdraw(tx, { kind: JOBS.letter.kind, told: { to: email } });
    // sessions, tokens, plan, history, reports and identities go with their owner
    await tx.delete(users).where(eq(users.id, userId));
    const letter = accountDeleted({ username, hadPlan: plan?.active ?? false });
    await enqueueLetter(tx, { letter: { to: email, ...letter }, now: clock() });
  });
}
