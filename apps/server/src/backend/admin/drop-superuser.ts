/** Takes back what create-superuser gave: the account stays, and needs a plan like everybody's. */
import { eq } from "drizzle-orm";
import { findUserByLogin } from "../accounts/find-user.ts";
import type { BackendContext } from "../context.ts";
import { users } from "../tables.ts";

/** Out: what was wrong; null: done. */
export async function dropSuperuser(login: string, { db }: Pick<BackendContext, "db">): Promise<string | null> {
  const user = await findUserByLogin(db, login);
  if (!user) return "There is no such account.";
  if (!user.isSuperuser) return "This account is no superuser.";
  await db.update(users).set({ isSuperuser: false }).where(eq(users.id, user.id));
  return null;
}
