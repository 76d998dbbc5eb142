/**
 * POST /api/user/send-otp/ and /api/user/resend-otp/: a sign-up waits a day for its code. Several may wait for one
 * address: each is bound to the browser that asked (a cookie) or to its password, so nobody's code opens another's.
 */
import { randomUUID } from "node:crypto";
import { emailFault, emailKey, passwordFault, usernameFault, usernameKey } from "@charticle/contract";
import { and, desc, eq, gt } from "drizzle-orm";
import { appError } from "../../http/app-error.ts";
import { LIMITS } from "../../http/limits.ts";
import { findUserByEmail, findUserByUsername } from "../accounts/find-user.ts";
import { hashPassword } from "../accounts/passwords.ts";
import type { BackendContext } from "../context.ts";
import { signUps } from "../tables.ts";
import { sendCode } from "./send-code.ts";

export const SIGN_UP_LIFE_MS = 24 * 60 * 60 * 1000;

export type Wanted = { username: string; email: string; password: string };
type Origin = { address: string; signUpId: string | null };

function refuseFaults({ username, email, password }: Wanted): void {
  const faults = [
    ["USERNAME_INVALID", usernameFault(username)],
    ["EMAIL_INVALID", emailFault(email)],
    ["PASSWORD_INVALID", passwordFault(password)],
  ] as const;
  for (const [code, sentence] of faults) if (sentence !== null) throw appError(code, { sentence });
}

/** Counted where a letter goes out: who only asks uses up nobody's. */
async function takeCodeLimits(email: string, { limits }: Pick<BackendContext, "limits">): Promise<void> {
  await limits.take(LIMITS.codes, emailKey(email));
  await limits.take(LIMITS.codesDay, emailKey(email));
}

/** Answers the id of the waiting sign-up through `remember` before the letter is tried. */
export async function requestSignUp(
  wanted: Wanted,
  { address, signUpId, remember }: Origin & { remember: (id: string) => void },
  context: BackendContext,
): Promise<void> {
  const { db, clock, limits } = context;
  refuseFaults(wanted);
  // what follows tells whether a name or an address is taken, as the live checks do: one limit for both
  await limits.take(LIMITS.checks, address);
  const { username, email, password } = wanted;
  if (await findUserByUsername(db, username)) throw appError("USERNAME_TAKEN");
  if (await findUserByEmail(db, email)) throw appError("EMAIL_TAKEN");
  await limits.take(LIMITS.codesAddress, address);
  await takeCodeLimits(email, context);
  const now = clock();
  const id = randomUUID();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // the same browser that asks again replaces its own wish
    if (signUpId !== null) await tx.delete(signUps).where(eq(signUps.id, signUpId));
    await tx.insert(signUps).values({
      id,
      username: username.normalize("NFKC"),
      usernameKey: usernameKey(username),
      email: email.trim(),
      emailKey: emailKey(email),
      passwordHash,
      codeHash: null,
      codeExpiresAt: now,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SIGN_UP_LIFE_MS),
    });
  });
  remember(id);
  await sendCode({ id, email: email.trim(), isOwn: true }, context);
}

/**
 * The browser's own sign-up, else the newest that waits for this address. Without the cookie anybody may ask, so a code
 * that lives stays good beside the new one.
 */
export async function resendCode(email: string, { address, signUpId }: Origin, context: BackendContext): Promise<void> {
  const { db, clock, limits } = context;
  const fault = emailFault(email);
  if (fault !== null) throw appError("EMAIL_INVALID", { sentence: fault });
  await limits.take(LIMITS.codesAddress, address);
  const waiting = await db
    .select({ id: signUps.id, email: signUps.email })
    .from(signUps)
    .where(and(eq(signUps.emailKey, emailKey(email)), gt(signUps.expiresAt, clock())))
    .orderBy(desc(signUps.createdAt));
  const own = waiting.find(({ id }) => id === signUpId);
  const signUp = own ?? waiting[0];
  if (!signUp) throw appError("NO_SIGN_UP");
  await takeCodeLimits(email, context);
  await sendCode({ ...signUp, isOwn: own !== undefined }, context);
}
