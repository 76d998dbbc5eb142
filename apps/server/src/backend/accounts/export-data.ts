/**
 * Everything that is kept about a user, as the text of one JSON object; secrets are named, not shown. What can be long
 * (history, reports) is read page by page, as fast as the text is taken, and is never in memory as a whole.
 *
 *   const text = await exportData(userId, context) -> a stream: {"exportedAt":"…","account":{…},…,"history":[…]}
 */
import { Readable } from "node:stream";
import { and, eq, gt } from "drizzle-orm";
import type { BackendContext } from "../context.ts";
import { planReplyOf } from "../plan/plan-reply.ts";
import { chats, identities, plans, reports, sessions, users } from "../tables.ts";

/** Rows of one page: an entry of the history may have 60 KB. */
const PAGE_ROWS = 20;

type Row = { id: string };
type NextRows = (after: string) => Promise<Row[]>;
/** Before all ids. */
const FIRST = "00000000-0000-0000-0000-000000000000";

async function* rowsOf(next: NextRows): AsyncGenerator<Row> {
  let after: string | undefined = FIRST;
  while (after !== undefined) {
    const rows: Row[] = await next(after);
    yield* rows;
    after = rows.length < PAGE_ROWS ? undefined : rows.at(-1)?.id;
  }
}

/** {"a":1} and {b: rows} -> {"a":1,"b":[…]} in pieces. */
async function* jsonOf(head: Record<string, unknown>, lists: Record<string, NextRows>): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, next] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`;
    let separator = "";
    for await (const row of rowsOf(next)) {
      yield separator + JSON.stringify(row);
      separator = ",";
    }
    yield "]";
  }
  yield "}";
}

export async function exportData(
  userId: string,
  { db, clock, payments, userExports }: Pick<BackendContext, "db" | "clock" | "payments" | "userExports">,
): Promise<Readable> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [plan] = await db.select().from(plans).where(eq(plans.userId, userId));
  const open = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt);
  const known = await db.select().from(identities).where(eq(identities.userId, userId));
  const elsewhere: Record<string, unknown> = {};
  for (const [name, ask] of Object.entries(userExports)) elsewhere[name] = await ask(userId);
  const head = {
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
    sessions: open.map(({ createdAt, expiresAt, revokedAt }) => ({ createdAt, expiresAt, revokedAt })),
    ...elsewhere,
    signInProviders: known.map(({ issuer, subject, createdAt }) => ({ issuer, subject, createdAt })),
  };
  const { id, input, processedData, createdAt } = chats;
  const { kind, email, description } = reports;
  const history: NextRows = (after) =>
    db
      .select({ id, input, processedData, createdAt })
      .from(chats)
      .where(and(eq(chats.userId, userId), gt(id, after)))
      .orderBy(id)
      .limit(PAGE_ROWS);
  const sent: NextRows = (after) =>
    db
      .select({ id: reports.id, kind, email, description, createdAt: reports.createdAt })
      .from(reports)
      .where(and(eq(reports.userId, userId), gt(reports.id, after)))
      .orderBy(reports.id)
      .limit(PAGE_ROWS);
  return Readable.from(jsonOf(head, { history, reports: sent }), { objectMode: false });
}
