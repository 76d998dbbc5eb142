/**
 * Hashes of passwords: argon2id with 19 MiB and 2 passes (OWASP's first choice), never cut off.
 *
 *   const hash = await hashPassword("correct horse 7!"); await passwordFits(hash, "correct horse 7!") -> true
 */
import { channel } from "node:diagnostics_channel";
import { hash, verify } from "@node-rs/argon2";

/** argon2id: the package names it by a const enum that type stripping can't read. */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same sign typed on two keyboards may come in two forms: one form is hashed. */
const plain = (password: string): string => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> => hash(plain(password), COST);

/** Told of every check with what it costs ("m=19456,t=2,p=1"), so that the work can be counted. */
export const passwordChecks = channel("charticle:password-checks");
const costOf = (passwordHash: string): string => passwordHash.split("$")[3] ?? "";

let nobody: Promise<string> | undefined;

/** Costs the same for an account without a password (or no account) as for one with. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword("nobody's password");
  const checked = passwordHash ?? (await nobody);
  passwordChecks.publish(costOf(checked));
  const fits = await verify(checked, plain(password));
  return passwordHash !== null && fits;
}
