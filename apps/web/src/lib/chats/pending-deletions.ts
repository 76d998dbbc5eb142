/**
 * Deletions that are not done yet: kept in the browser, since a tab may close within the time in which they can be taken
 * back, or before the server has heard of them. In: the call, a storage, whose entries they are. Out: the ways to hold,
 * release and send them.
 *
 *   deletions.hold("7", Date.now() + 10_000); deletions.release("7"); await deletions.sendDue() -> ["7"]
 */
import * as z from "zod/mini";
import { DELETIONS_KEY } from "./deletions-key.ts";
import { storedList, type TextStorage } from "./stored-list.ts";

/** The time in which a deletion can be taken back. */
export const UNDO_MS = 10_000;

/** More than anybody deletes by hand while a server is down. */
const MAX_PENDING = 500;

const name = z.string().check(z.maxLength(64));
const list = storedList({
  key: DELETIONS_KEY,
  entry: z.object({ id: name, userId: name, dueMs: z.number() }),
  max: MAX_PENDING,
});

export type DeletionParts = {
  /** Throws what keeps the entry from being deleted; that it is gone already does not. */
  send: (id: string) => Promise<unknown>;
  /** True for a failure that may pass: no network, a server that is down. */
  isPassing: (error: unknown) => boolean;
  storage: TextStorage;
  userId: string;
  nowMs: () => number;
};

export type Deletions = {
  /** From `dueMs` on the deletion may be sent, by any page; the same id again sets another time. */
  hold: (id: string, dueMs: number) => void;
  release: (id: string) => void;
  /** What is to be deleted, due or not: a refused one is no longer held. */
  held: () => string[];
  /**
   * Sends what is due, all at once and without a wait before: a page that is closed has no time. Answers what is deleted;
   * what did not get through stays held.
   */
  sendDue: () => Promise<string[]>;
};

export function createDeletions({ send, isPassing, storage, userId, nowMs }: DeletionParts): Deletions {
  const allBut = (id: string) => list.read(storage).filter((one) => one.id !== id);
  const release = (id: string): void => list.write(storage, allBut(id));
  const heldUntil = (dueMs: number): string[] =>
    list.read(storage).flatMap((one) => (one.userId === userId && one.dueMs <= dueMs ? [one.id] : []));
  /** The id, once it is deleted. */
  const sendOne = async (id: string): Promise<string[]> => {
    try {
      await send(id);
    } catch (error) {
      if (!isPassing(error)) release(id);
      return [];
    }
    release(id);
    return [id];
  };
  return {
    hold: (id, dueMs) => list.write(storage, [...allBut(id), { id, userId, dueMs }]),
    release,
    held: () => heldUntil(Number.POSITIVE_INFINITY),
    sendDue: async () => (await Promise.all(heldUntil(nowMs()).map(sendOne))).flat(),
  };
}
