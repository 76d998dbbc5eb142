/**
 * Makes an account with its plan row in the caller's transaction: a trial, unless the address has had one.
 *
 *   await createAccount(tx, {username, email, passwordHash, emailVerified: true}, context) -> the user's id
 */
import { randomUUID } from "node:crypto";
import { emailKey, usernameKey } from "@charticle/contract";
import type { Transaction } from "../../database/database.ts";
import type { BackendContext } from "../context.ts";
import { planReminder } from "../plan/remind-trial.ts";
import { plans, trialMarks, users } from "../tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type NewAccount = {
  username: string;
  email: string;
  passwordHash: string | null;
  emailVerified: boolean;
  isSuperuser?: boolean;
};

export async function createAccount(
  tx: Transaction,
  account: NewAccount,
  { clock, secrets, trialDays }: Pick<BackendContext, "clock" | "secrets" | "trialDays">,
): Promise<string> {
  const now = clock();
  const id = randomUUID();
  await tx.insert(users).values({
    id,
    username: account.username.normalize("NFKC"),
    usernameKey: usernameKey(account.username),
    email: account.email.trim(),
    emailKey: emailKey(account.email),
    emailVerified: account.emailVerified,
    passwordHash: account.passwordHash,
    isSuperuser: account.isSuperuser ?? false,
    createdAt: now,
  });
  const mark = { emailHash: secrets.hashEmail(emailKey(account.email)), createdAt: now };
  const marked = await tx.insert(trialMarks).values(mark).onConflictDoNothing().returning();
  const hasTrial = marked.length > 0;
  const endDate = hasTrial ? new Date(now.getTime() + trialDays * DAY_MS) : null;
  await tx.insert(plans).values({ userId: id, active: false, pending: hasTrial, endDate });
  if (endDate) await planReminder(tx, { userId: id, now, endDate });
  return id;
}
