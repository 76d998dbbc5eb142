/**
 * Under which keys a try to log in is counted.
 *
 *   countedTries({login: "ana", address: "10.0.0.7", user, device: null}) -> {told: [[limit, key], …], untold: […]}
 */
import { emailKey, usernameKey } from "@charticle/contract";
import { LIMITS } from "../../http/limits.ts";
import type { Limit, RateLimits } from "../../http/rate-limits.ts";
import type { User } from "../accounts/find-user.ts";

type Try = { login: string; address: string; user: User | null; device: string | null };
type Counted = readonly [limit: Limit, key: string];

export type CountedTries = {
  /** Too many are answered with 429. They rest on what the asker knows: the typed word, the address, the device. */
  told: readonly Counted[];
  /**
   * One account's, by whichever of its two words: too many look like a wrong password. A 429 after tries with the name
   * would tell that an e-mail address is of the same account.
   */
  untold: readonly Counted[];
};

const typed = (login: string): string => `typed ${login.includes("@") ? emailKey(login) : usernameKey(login.trim())}`;

export function countedTries({ login, address, user, device }: Try): CountedTries {
  const byAddress = [LIMITS.loginAddress, address] as const;
  // strangers can use up neither of these, so they lock nobody out who has logged in with this browser before
  if (device !== null) return { told: [byAddress, [LIMITS.login, `device ${device}`]], untold: [] };
  const word = typed(login);
  // a name of nobody costs the same work; guesses at one password say nothing of the next one
  const account = user ? `account ${user.id} ${user.passwordHash}` : `nobody ${word}`;
  return {
    told: [byAddress, [LIMITS.login, `${word} ${address}`], [LIMITS.loginAccount, word]],
    untold: [
      [LIMITS.login, `${account} ${address}`],
      [LIMITS.loginAccount, account],
    ],
  };
}

/** Whoever has shown that the account is theirs is not kept waiting for what others tried. */
export async function forgetTries(user: Pick<User, "username" | "email">, limits: RateLimits): Promise<void> {
  for (const word of [user.username, user.email]) await limits.forget(LIMITS.loginAccount, typed(word));
}
