/**
 * The codes of a waiting sign-up that still open it, as hashes: the one that its browser asked for, and beside it one
 * that was asked for without the browser's cookie.
 *
 *   livingCodes(signUp, now) -> {first: "…", second: null}
 */
import type { signUps } from "../tables.ts";

type SignUp = typeof signUps.$inferSelect;
type Codes = { first: string | null; second: string | null };

export function livingCodes(signUp: SignUp, now: Date): Codes {
  const { codeHash, codeExpiresAt, secondCodeHash, secondCodeExpiresAt } = signUp;
  return {
    first: codeExpiresAt > now ? codeHash : null,
    second: secondCodeExpiresAt !== null && secondCodeExpiresAt > now ? secondCodeHash : null,
  };
}
