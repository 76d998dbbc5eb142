/** Makes an account that passes every subscription check, or lifts an existing one. */
import { randomBytes } from "node:crypto";
import { emailFault, passwordFault, usernameFault } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { createAccount } from "../accounts/create-account.ts";
import { findUserByEmail, findUserByUsername } from "../accounts/find-user.ts";
import { hashPassword } from "../accounts/passwords.ts";
import type { BackendContext } from "../context.ts";
import { users } from "../tables.ts";

export type Superuser = { username: string; email: string; password?: string | undefined };
export type SuperuserOutcome =
  | { ok: true; kind: "lifted" }
  | { ok: true; kind: "made"; password: string }
  | { ok: false; fault: string };

const PASSWORD_BYTES = 15;

type Context = Pick<BackendContext, "db" | "clock" | "secrets" | "trialDays">;

export async function createSuperuser(
  { username, email, password }: Superuser,
  context: Context,
): Promise<SuperuserOutcome> {
  const { db } = context;
  const chosen = password ?? `${randomBytes(PASSWORD_BYTES).toString("base64url")}-7`;
  const fault = usernameFault(username) ?? emailFault(email) ?? passwordFault(chosen);
  if (fault !== null) return { ok: false, fault };
  const named = await findUserByUsername(db, username);
  const addressed = await findUserByEmail(db, email);
  if (named && addressed && named.id === addressed.id) {
    await db.update(users).set({ isSuperuser: true }).where(eq(users.id, named.id));
    return { ok: true, kind: "lifted" };
  }
  if (named) return { ok: false, fault: "This username belongs to an account with another email address." };
  if (addressed) return { ok: false, fault: "This email address belongs to an account with another username." };
  const passwordHash = await hashPassword(chosen);
  // nobody has shown yet that this address is theirs
  const account = { username, email, passwordHash, emailVerified: false, isSuperuser: true };
  await db.transaction((tx) => createAccount(tx, account, context));
  return { ok: true, kind: "made", password: chosen };
}
