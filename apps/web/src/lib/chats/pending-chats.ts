/**
 * History entries that could not be saved yet (no network, a server that failed): kept in the browser, sent when it is
 * back. In: a storage and an entry or a user's id. Out: the entries of that user, oldest first.
 *
 *   addPending(localStorage, {localId: "a", userId: "7", input: "A 5", processed_data})
 */
import { extractionResultSchema, MAX_TEXT_LENGTH } from "@charticle/contract";
import * as z from "zod/mini";
import { storedList, type TextStorage } from "./stored-list.ts";

export const PENDING_KEY = "pendingChats";
/** More than this many at once is no slip of the network: the oldest are dropped. */
export const MAX_PENDING = 50;

export const pendingChat = z.object({
  /** Made in the browser; names the entry until the server has given it an id. */
  localId: z.string().check(z.maxLength(64)),
  /** The server's id, where it has one: then this is a correction. */
  id: z.optional(z.string().check(z.maxLength(64))),
  userId: z.string().check(z.maxLength(64)),
  input: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
  processed_data: extractionResultSchema,
});
export type PendingChat = z.infer<typeof pendingChat>;

const list = storedList({ key: PENDING_KEY, entry: pendingChat, max: MAX_PENDING });

export const pendingOf = (storage: TextStorage, userId: string): PendingChat[] =>
  list.read(storage).filter((entry) => entry.userId === userId);

/** Adds an entry, or puts a corrected one in the place of itself. */
export function addPending(storage: TextStorage, entry: PendingChat): void {
  const others = list.read(storage);
  const at = others.findIndex(({ localId }) => localId === entry.localId);
  list.write(storage, at < 0 ? [...others, entry] : others.with(at, entry));
}

export function removePending(storage: TextStorage, localId: string): void {
  list.write(
    storage,
    list.read(storage).filter((entry) => entry.localId !== localId),
  );
}
