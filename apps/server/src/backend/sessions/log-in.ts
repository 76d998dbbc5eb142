/**
 * POST /api/token/: username or e-mail and password for a pair of tokens. A wrong password and an unknown account get
 * the same answer after the same work. Failed tries are limited; a successful one does not count.
 */
import { MAX_PASSWORD_LENGTH, type TokenPair, usernameKey } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { appError } from "../../http/app-error.ts";
import { LIMITS } from "../../http/limits.ts";
import { findUserByLogin } from "../accounts/find-user.ts";
import { passwordFits } from "../accounts/passwords.ts";
import type { BackendContext } from "../context.ts";
import { users } from "../tables.ts";
import { issueTokens } from "./issue-tokens.ts";

export type LogIn = { login: string; password: string; address: string };

export async function logIn({ login, password, address }: LogIn, context: BackendContext): Promise<TokenPair> {
  const { db, limits } = context;
  const user = await findUserByLogin(db, login);
  // one account has one count, whether it is named by its name or by its address
  const account = user ? user.id : usernameKey(login.trim());
  const counted = [
    [LIMITS.loginAddress, address],
    [LIMITS.login, `${account} ${address}`],
    [LIMITS.loginAccount, account],
  ] as const;
  for (const [limit, key] of counted) await limits.take(limit, key);
  const isPossible = password.length <= MAX_PASSWORD_LENGTH;
  const fits = await passwordFits(user?.passwordHash ?? null, isPossible ? password : "");
  if (!user || !fits) throw appError("LOGIN_FAILED");
  const tokens = await startSession({ userId: user.id, passwordHash: user.passwordHash }, context);
  if (!tokens) throw appError("LOGIN_FAILED");
  for (const [limit, key] of counted) await limits.giveBack(limit, key);
  return tokens;
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
