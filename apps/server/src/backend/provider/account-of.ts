/**
 * The account of a provider's identity. Known by issuer and subject; else linked by an address that both sides have
 * verified; else new, with a trial. An address that the provider has not verified opens and makes nothing.
 */
import { emailFault } from "@charticle/contract";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { appError } from "../../http/app-error.ts";
import { createAccount } from "../accounts/create-account.ts";
import { findUserByEmail, type User } from "../accounts/find-user.ts";
import type { BackendContext } from "../context.ts";
import { identities, users } from "../tables.ts";
import { violatedColumn } from "../unique-violation.ts";
import { freeUsername } from "./free-username.ts";
import type { ProviderIdentity } from "./identity.ts";

async function knownUser(tx: Transaction, { issuer, subject }: ProviderIdentity): Promise<User | null> {
  const [row] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.user ?? null;
}

// catches "A" in "Ana", must not catch "\u212A" (the Kelvin sign, whose lower case is a plain k)
const CAPITAL = /[A-Z]/g;
/**
 * Whether mail to both goes to one person. The form in which addresses are compared for being taken also folds signs
 * that only look alike; whoever owns the look-alike must not get the account.
 */
const isSameMailbox = (a: string, b: string): boolean => {
  const plain = (address: string) => address.trim().replaceAll(CAPITAL, (letter) => letter.toLowerCase());
  return plain(a) === plain(b);
};

async function userByAddress(tx: Transaction, email: string, context: BackendContext): Promise<string> {
  const existing = await findUserByEmail(tx, email);
  if (existing && !(existing.emailVerified && isSameMailbox(existing.email, email)))
    throw appError("PROVIDER_EMAIL_IN_USE");
  if (existing) return existing.id;
  const username = await freeUsername(tx, email);
  return createAccount(tx, { username, email, passwordHash: null, emailVerified: true }, context);
}

const findOrMake = (identity: ProviderIdentity, context: BackendContext): Promise<User> =>
  context.db.transaction(async (tx) => {
    const known = await knownUser(tx, identity);
    if (known) return known;
    const { issuer, subject, email, isEmailVerified } = identity;
    if (email === null || !isEmailVerified || emailFault(email) !== null) throw appError("PROVIDER_EMAIL_UNVERIFIED");
    const userId = await userByAddress(tx, email, context);
    await tx.insert(identities).values({ issuer, subject, userId, createdAt: context.clock() });
    const made = await knownUser(tx, identity);
    if (!made) throw new Error("an identity vanished in its own transaction");
    return made;
  });

export async function accountOf(identity: ProviderIdentity, context: BackendContext): Promise<User> {
  try {
    return await findOrMake(identity, context);
  } catch (error) {
    // the same person in two tabs: the other one was quicker, so now they are known
    if (violatedColumn(error) === null) throw error;
    return findOrMake(identity, context);
  }
}
