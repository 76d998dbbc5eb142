/** Bug reports and feature requests, newest first, as lines for a terminal. */
import { desc, eq } from "drizzle-orm";
import type { BackendContext } from "../context.ts";
import { reports, users } from "../tables.ts";

/** Line by line, without signs that could move a terminal's cursor or colour its text. */
const plainLines = (text: string): string[] =>
  // catches the escape in "\u001b[31m", must not catch "é"
  text.split("\n").map((line) => line.replaceAll(/\p{Cc}/gu, ""));

export async function listReports({ limit }: { limit: number }, { db }: Pick<BackendContext, "db">): Promise<string[]> {
  const rows = await db
    .select({ report: reports, username: users.username })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .orderBy(desc(reports.id))
    .limit(limit);
  return rows.map(({ report: { kind, email, description, createdAt }, username }) =>
    [
      `${createdAt.toISOString()}  ${kind}  ${username} <${email}>`,
      ...plainLines(description).map((line) => `    ${line}`),
    ].join("\n"),
  );
}
