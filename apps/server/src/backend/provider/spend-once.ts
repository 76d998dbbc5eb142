/** Marks a state or nonce as used, for as long as it could come again. false: it had been used before. */
import type { BackendContext } from "../context.ts";
import { hashToken } from "../secrets.ts";
import { spentStates } from "../tables.ts";

const MS_PER_S = 1000;

export async function spendOnce(
  { value, lifeS }: { value: string; lifeS: number },
  { db, clock }: Pick<BackendContext, "db" | "clock">,
): Promise<boolean> {
  const expiresAt = new Date(clock().getTime() + lifeS * MS_PER_S);
  const marked = await db
    .insert(spentStates)
    .values({ hash: hashToken(value), expiresAt })
    .onConflictDoNothing()
    .returning();
  return marked.length > 0;
}
