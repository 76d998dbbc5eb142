/**
 * History entries that could not be saved yet (no network, a server that failed): kept in the browser, sent when it is
 * back. In: a storage and an entry or a user's id. Out: the entries of that user, oldest first.
 *
 *   addPending(localStorage, {localId: "a", userId: "7", input: "A 5", processed_data})
 */
import { extractionResultSchema, MAX_TEXT_LENGTH } from "@charticle/contract";
import * as z from "zod/mini";

export const PENDING_KEY = "pendingChats";
/** More than this many at once is no slip of the network: the oldest are dropped. */
export const MAX_PENDING = 50;

const pendingChat = z.object({
  /** Made in the browser; names the entry until the server has given it an id. */
  localId: z.string().check(z.maxLength(64)),
  /** The server's id, where it has one: then this is a correction. */
  id: z.optional(z.string().check(z.maxLength(64))),
  userId: z.string().check(z.maxLength(64)),
  input: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
  processed_data: extractionResultSchema,
});
export type PendingChat = z.infer<typeof pendingChat>;

/** The part of the browser's storage that is used here. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was written by an older version or another program is dropped entry by entry, never thrown. */
function readAll(storage: TextStorage): PendingChat[] {
  try {
    const raw: unknown = JSON.parse(storage.getItem(PENDING_KEY) ?? "[]");
    if (!Array.isArray(raw)) return [];
    return raw.flatMap((entry) => {
      const parsed = pendingChat.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}

/** A full or blocked storage loses the entry, as a failed save is silent by the specification. */
function writeAll(storage: TextStorage, entries: readonly PendingChat[]): void {
  try {
    if (entries.length === 0) storage.removeItem(PENDING_KEY);
    else storage.setItem(PENDING_KEY, JSON.stringify(entries.slice(-MAX_PENDING)));
  } catch {
    return;
  }
}

export const pendingOf = (storage: TextStorage, userId: string): PendingChat[] =>
  readAll(storage).filter((entry) => entry.userId === userId);

/** Adds an entry, or puts a corrected one in the place of itself. */
export function addPending(storage: TextStorage, entry: PendingChat): void {
  const others = readAll(storage);
  const at = others.findIndex(({ localId }) => localId === entry.localId);
  writeAll(storage, at < 0 ? [...others, entry] : others.with(at, entry));
}

export function removePending(storage: TextStorage, localId: string): void {
  writeAll(
    storage,
    readAll(storage).filter((entry) => entry.localId !== localId),
  );
}
