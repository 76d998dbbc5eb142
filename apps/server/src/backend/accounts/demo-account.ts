/**
 * The account that everybody who tries the product on their own machine gets. In: the folder where its password is
 * kept. Out: how to log in; `isNew` when the password was made now.
 *
 *   await keepDemoAccount({dataDir: "./data"}, context) -> {username: "demo", password: "…", file, isNew: true}
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { BackendContext } from "../context.ts";
import { plans, users } from "../tables.ts";
import { createAccount } from "./create-account.ts";
import { findUserByUsername } from "./find-user.ts";
import { hashPassword, passwordFits } from "./passwords.ts";

const USERNAME = "demo";
const EMAIL = "demo@charticle.example";
const OWNER_ONLY = 0o600;
const PASSWORD_BYTES = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

export type DemoAccount = { username: string; password: string; file: string; isNew: boolean };

function keptPassword(file: string): string | null {
  if (!existsSync(file)) return null;
  // catches "password: a-b_1!", must not catch "username: demo"
  return /^password: (\S+)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? null;
}

/** Meets the product's own rules: a digit and a sign are always in it. */
const newPassword = (): string => `${randomBytes(PASSWORD_BYTES).toString("base64url")}-7`;

export async function keepDemoAccount(
  { dataDir }: { dataDir: string },
  context: Pick<BackendContext, "db" | "clock" | "secrets" | "trialDays">,
): Promise<DemoAccount> {
  const { db, clock, trialDays } = context;
  const file = join(dataDir, "demo.txt");
  const known = keptPassword(file);
  const password = known ?? newPassword();
  if (!known) writeFileSync(file, `username: ${USERNAME}\npassword: ${password}\n`, { mode: OWNER_ONLY });
  const user = await findUserByUsername(db, USERNAME);
  if (!user) {
    const passwordHash = await hashPassword(password);
    const account = { username: USERNAME, email: EMAIL, passwordHash, emailVerified: false };
    await db.transaction((tx) => createAccount(tx, account, context));
  } else if (!(await passwordFits(user.passwordHash, password))) {
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, user.id));
  }
  await renewTrial(db, { endDate: new Date(clock().getTime() + Math.max(1, trialDays) * DAY_MS) });
  return { username: USERNAME, password, file, isNew: known === null };
}

/** A demo that has paid (in the sandbox) keeps its plan. */
async function renewTrial(db: BackendContext["db"], { endDate }: { endDate: Date }): Promise<void> {
  const user = await findUserByUsername(db, USERNAME);
  if (!user) return;
  const [plan] = await db.select().from(plans).where(eq(plans.userId, user.id));
  if (!plan) await db.insert(plans).values({ userId: user.id, active: false, pending: true, endDate });
  else if (!plan.active) await db.update(plans).set({ pending: true, endDate }).where(eq(plans.userId, user.id));
}
