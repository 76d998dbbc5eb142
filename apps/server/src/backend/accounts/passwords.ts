/**
 * Hashes of passwords: argon2id with 19 MiB and 2 passes (OWASP's first choice), never cut off.
 *
 *   const hash = await hashPassword("correct horse 7!"); await passwordFits(hash, "correct horse 7!") -> true
 */
import { hash, verify } from "@node-rs/argon2";

/** argon2id: the package names it by a const enum that type stripping can't read. */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same sign typed on two keyboards may come in two forms: one form is hashed. */
const plain = (password: string): string => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> => hash(plain(password), COST);

let nobody: Promise<string> | undefined;

/** Takes the same time for an account without a password (or no account) as for one with. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword("nobody's password");
  const fits = await verify(passwordHash ?? (await nobody), plain(password));
  return passwordHash !== null && fits;
}
