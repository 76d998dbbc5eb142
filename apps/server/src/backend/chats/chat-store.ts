/** The history in the database. Every function takes the owner: another's entry is as if it did not exist. */
import {
  type Chat,
  type ExtractionResult,
  extractionResultSchema,
  fallbackResult,
  HISTORY_PAGE_SIZE,
  isExtractionError,
  MAX_HISTORY_ENTRIES,
  type NewChat,
  normaliseAnswer,
} from "@charticle/contract";
import { and, count, desc, eq, lt } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { appError } from "../../http/app-error.ts";
import { isId, orderedId } from "../ordered-id.ts";
import { chats } from "../tables.ts";

type ChatRow = typeof chats.$inferSelect;
type Owned = { userId: string; id: string };

/** What was kept before a bound of today is brought within it: one such entry must not cost the whole list. */
function resultOf(kept: unknown): ExtractionResult {
  const parsed = extractionResultSchema.safeParse(kept);
  if (parsed.success) return parsed.data;
  const answer = normaliseAnswer(kept);
  return isExtractionError(answer) ? fallbackResult() : answer;
}

const chatOf = (row: ChatRow): Chat => ({
  id: row.id,
  input: row.input,
  processed_data: resultOf(row.processedData),
  created_at: row.createdAt.toISOString(),
});

/** `before`: the id of the last entry that is known; null for the newest page. */
export async function listChats(
  db: Database,
  { userId, before }: { userId: string; before: string | null },
): Promise<{ chats: Chat[]; next: string | null }> {
  const rows = await db
    .select()
    .from(chats)
    .where(before === null ? eq(chats.userId, userId) : and(eq(chats.userId, userId), lt(chats.id, before)))
    .orderBy(desc(chats.id))
    .limit(HISTORY_PAGE_SIZE + 1);
  const page = rows.slice(0, HISTORY_PAGE_SIZE);
  const hasMore = rows.length > HISTORY_PAGE_SIZE;
  return { chats: page.map(chatOf), next: hasMore ? (page.at(-1)?.id ?? null) : null };
}

/** Throws where there is no room for one more. Some may slip in at the same moment: it is no count of money. */
async function requireRoom(db: Database, { userId, clientKey }: { userId: string; clientKey: string | null }) {
  const [held] = await db.select({ entries: count() }).from(chats).where(eq(chats.userId, userId));
  if (!held || held.entries < MAX_HISTORY_ENTRIES) return;
  const isSameEntry = and(eq(chats.userId, userId), eq(chats.clientKey, clientKey ?? ""));
  const known = await db.select({ id: chats.id }).from(chats).where(isSameEntry);
  if (known.length === 0) throw appError("HISTORY_FULL");
}

/** The same `client_key` again answers the entry that there is, with the result as it is now. */
export async function createChat(
  db: Database,
  { userId, chat, now }: { userId: string; chat: NewChat; now: Date },
): Promise<Chat> {
  const { input, processed_data: processedData, client_key: clientKey = null } = chat;
  await requireRoom(db, { userId, clientKey });
  const row = { id: orderedId(now), userId, input, processedData, createdAt: now, clientKey };
  const [kept] = await db
    .insert(chats)
    .values(row)
    .onConflictDoUpdate({ target: [chats.userId, chats.clientKey], set: { processedData } })
    .returning();
  return chatOf(kept ?? row);
}

/** null where the caller has no such entry. */
export async function correctChat(
  db: Database,
  { userId, id, processedData }: Owned & { processedData: NewChat["processed_data"] },
): Promise<Chat | null> {
  if (!isId(id)) return null;
  const mine = and(eq(chats.id, id), eq(chats.userId, userId));
  const [row] = await db.update(chats).set({ processedData }).where(mine).returning();
  return row ? chatOf(row) : null;
}

/** Whether there was such an entry. */
export async function deleteChat(db: Database, { userId, id }: Owned): Promise<boolean> {
  if (!isId(id)) return false;
  const deleted = await db
    .delete(chats)
    .where(and(eq(chats.id, id), eq(chats.userId, userId)))
    .returning({ id: chats.id });
  return deleted.length > 0;
}
