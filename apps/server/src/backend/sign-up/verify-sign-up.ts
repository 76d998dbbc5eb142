/**
 * POST /api/user/verify-otp/: the right code makes the account and starts its trial. Five wrong tries burn the code.
 * After a reload the page has no password any more: then the browser's cookie names the sign-up.
 */
import { timingSafeEqual } from "node:crypto";
import { emailKey, usernameKey } from "@charticle/contract";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { appError } from "../../http/app-error.ts";
import type { ErrorCode } from "../../http/error-catalogue.ts";
import { LIMITS } from "../../http/limits.ts";
import { createAccount } from "../accounts/create-account.ts";
import { passwordFits } from "../accounts/passwords.ts";
import type { BackendContext } from "../context.ts";
import { signUps } from "../tables.ts";
import { violatedColumn } from "../unique-violation.ts";
import { livingCodes } from "./living-codes.ts";

const MAX_WRONG_TRIES = 5;
/** More than one person may wait with one name and address; more than a few are an attack. */
const MAX_WAITING = 10;

export type Verification = { username: string; email: string; password: string; otp: string };
type Origin = { address: string; signUpId: string | null };

/** The sign-up that these words are about: the browser's own, or the one whose password this is. */
async function waitingId(
  { username, email, password }: Verification,
  signUpId: string | null,
  { db, clock }: Pick<BackendContext, "db" | "clock">,
): Promise<string | null> {
  const waiting = await db
    .select({ id: signUps.id, passwordHash: signUps.passwordHash })
    .from(signUps)
    .where(
      and(
        eq(signUps.emailKey, emailKey(email)),
        eq(signUps.usernameKey, usernameKey(username)),
        gt(signUps.expiresAt, clock()),
      ),
    )
    .orderBy(desc(signUps.createdAt))
    .limit(MAX_WAITING);
  if (password === "") return waiting.find(({ id }) => id === signUpId)?.id ?? null;
  for (const { id, passwordHash } of waiting) if (await passwordFits(passwordHash, password)) return id;
  return null;
}

const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

type Try = { id: string; otp: string };

/** null: done. Answers rather than throws what is wrong: the count of wrong tries must be kept. */
async function tryCode(tx: Transaction, { id, otp }: Try, context: BackendContext): Promise<ErrorCode | null> {
  const [signUp] = await tx.select().from(signUps).where(eq(signUps.id, id)).for("update");
  if (!signUp) return "NO_SIGN_UP";
  if (signUp.codeHash === null) return "CODE_BURNED";
  const { first, second } = livingCodes(signUp, context.clock());
  const living = [first, second].filter((hash) => hash !== null);
  if (living.length === 0) return "CODE_EXPIRED";
  const typed = context.secrets.hashCode(otp, id);
  if (!living.some((hash) => sameHash(hash, typed))) {
    const wrongTries = signUp.wrongTries + 1;
    const isBurned = wrongTries >= MAX_WRONG_TRIES;
    await tx
      .update(signUps)
      .set({ wrongTries, ...(isBurned ? { codeHash: null, secondCodeHash: null } : {}) })
      .where(eq(signUps.id, id));
    return isBurned ? "CODE_BURNED" : "CODE_WRONG";
  }
  const { username, email, passwordHash } = signUp;
  await createAccount(tx, { username, email, passwordHash, emailVerified: true }, context);
  await tx.delete(signUps).where(eq(signUps.emailKey, signUp.emailKey));
  return null;
}

export async function verifySignUp(verification: Verification, origin: Origin, context: BackendContext): Promise<void> {
  await context.limits.take(LIMITS.verifyAddress, origin.address);
  const id = await waitingId(verification, origin.signUpId, context);
  if (id === null) throw appError("NO_SIGN_UP");
  let fault: ErrorCode | null;
  try {
    fault = await context.db.transaction((tx) => tryCode(tx, { id, otp: verification.otp.trim() }, context));
  } catch (error) {
    // somebody else was quicker with the name or the address
    const column = violatedColumn(error);
    if (column === "username_key") throw appError("USERNAME_TAKEN");
    if (column === "email_key") throw appError("EMAIL_TAKEN");
    throw error;
  }
  if (fault !== null) throw appError(fault);
}
