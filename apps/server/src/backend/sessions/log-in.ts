/**
 * POST /api/token/: username or e-mail and password for a pair of tokens. A wrong password and an unknown account get
 * the same answer after the same work. Failed tries are limited; a successful one does not count.
 */
import { MAX_PASSWORD_LENGTH, type TokenPair, usernameKey } from "@charticle/contract";
import { appError } from "../../http/app-error.ts";
import { LIMITS } from "../../http/limits.ts";
import { findUserByLogin } from "../accounts/find-user.ts";
import { passwordFits } from "../accounts/passwords.ts";
import type { BackendContext } from "../context.ts";
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
  for (const [limit, key] of counted) await limits.giveBack(limit, key);
  return issueTokens(db, user.id, context);
}
