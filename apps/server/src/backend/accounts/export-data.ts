/** Everything that is kept about a user, as JSON; secrets are named, not shown. */
import { eq } from "drizzle-orm";
import type { BackendContext } from "../context.ts";
import { planReplyOf } from "../plan/plan-reply.ts";
import { chats, identities, plans, reports, sessions, users } from "../tables.ts";

export async function exportData(
  userId: string,
  { db, clock, payments, userExports }: Pick<BackendContext, "db" | "clock" | "payments" | "userExports">,
): Promise<Record<string, unknown>> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [plan] = await db.select().from(plans).where(eq(plans.userId, userId));
  const history = await db.select().from(chats).where(eq(chats.userId, userId)).orderBy(chats.id);
  const sent = await db.select().from(reports).where(eq(reports.userId, userId)).orderBy(reports.id);
  const open = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt);
  const known = await db.select().from(identities).where(eq(identities.userId, userId));
  const elsewhere: Record<string, unknown> = {};
  for (const [name, ask] of Object.entries(userExports)) elsewhere[name] = await ask(userId);
  return {
    exportedAt: clock().toISOString(),
    account: user && {
      userId: user.id,
      username: user.username,
      email: user.email,
      emailVerified: user.emailVerified,
      isSuperuser: user.isSuperuser,
      createdAt: user.createdAt.toISOString(),
      hasPassword: user.passwordHash !== null,
    },
    plan: plan ? planReplyOf(plan) : null,
    payments: await payments.exportUser(userId),
    history: history.map(({ id, input, processedData, createdAt }) => ({ id, input, processedData, createdAt })),
    reports: sent.map(({ kind, email, description, createdAt }) => ({ kind, email, description, createdAt })),
    sessions: open.map(({ createdAt, expiresAt, revokedAt }) => ({ createdAt, expiresAt, revokedAt })),
    ...elsewhere,
    signInProviders: known.map(({ issuer, subject, createdAt }) => ({ issuer, subject, createdAt })),
  };
}
