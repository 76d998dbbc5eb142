/**
 * POST /api/token/: username or e-mail and password for a pair of tokens. A wrong password and an unknown account get
 * the same answer after the same work. Failed tries are limited; a successful one does not count, and makes the browser
 * known to the account.
 */
import { MAX_PASSWORD_LENGTH, type TokenPair } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { appError, isAppError } from "../../http/app-error.ts";
import { findUserByLogin } from "../accounts/find-user.ts";
import { passwordFits } from "../accounts/passwords.ts";
import type { BackendContext } from "../context.ts";
import { users } from "../tables.ts";
import { type CountedTries, countedTries } from "./counted-tries.ts";
import { issueTokens } from "./issue-tokens.ts";
import { knownDevice, newDevice } from "./known-device.ts";

export type LogIn = { login: string; password: string; address: string; deviceCookie: string | null };
export type LoggedIn = { tokens: TokenPair; deviceCookie: string };

export async function logIn(
  { login, password, address, deviceCookie }: LogIn,
  context: BackendContext,
): Promise<LoggedIn> {
  const { db, limits, secrets } = context;
  const user = await findUserByLogin(db, login);
  const device = knownDevice(deviceCookie, user, secrets);
  const { told, untold } = countedTries({ login, address, user, device });
  for (const [limit, key] of told) await limits.take(limit, key);
  const isPossible = password.length <= MAX_PASSWORD_LENGTH;
  // at once, so that the time tells nothing of the untold counts
  const [fits, isAllowed] = await Promise.all([
    passwordFits(user?.passwordHash ?? null, isPossible ? password : ""),
    takeAll(untold, context),
  ]);
  if (!user || !fits || !isAllowed) throw appError("LOGIN_FAILED");
  const tokens = await startSession({ userId: user.id, passwordHash: user.passwordHash }, context);
  if (!tokens) throw appError("LOGIN_FAILED");
  for (const [limit, key] of [...told, ...untold]) await limits.giveBack(limit, key);
  return { tokens, deviceCookie: newDevice(user, secrets) };
}

/** Whether all of them let the try through; each counts it. */
async function takeAll(counted: CountedTries["untold"], { limits }: Pick<BackendContext, "limits">): Promise<boolean> {
  let isAllowed = true;
  for (const [limit, key] of counted) {
    await limits.take(limit, key).catch((error: unknown) => {
      if (!isAppError(error) || error.code !== "TOO_MANY") throw error;
      isAllowed = false;
    });
  }
  return isAllowed;
}

type Checked = { userId: string; passwordHash: string | null };

/**
 * Begins a session for the password that was checked; null where it has been changed meanwhile. The user's row is held
 * until the session is written: a change of the password comes before and is seen here, or after and ends the session.
 */
export function startSession({ userId, passwordHash }: Checked, context: BackendContext): Promise<TokenPair | null> {
  return context.db.transaction(async (tx) => {
    const [now] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for("share");
    return now?.passwordHash === passwordHash ? issueTokens(tx, userId, context) : null;
  });
}
