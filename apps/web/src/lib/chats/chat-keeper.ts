/**
 * Keeps the history and says nothing, but once that it is full: every entry and correction is written down in the browser
 * first, then sent; what does not get through, or finds no room, waits for `retry`. In: the calls, a storage, whose entries they are. Out: keys for
 * the entries of this page.
 *
 *   const key = keeper.save({input: "A 5", processed_data}); keeper.correct(key, corrected); await keeper.retry();
 */
import type { ExtractionResult } from "@charticle/contract";
import { addPending, type PendingChat, pendingOf, removePending } from "./pending-chats.ts";
import type { TextStorage } from "./stored-list.ts";

export type KeeperParts = {
  /** `client_key`: a create that got through without its answer is sent again, and stays one entry. */
  create: (entry: { input: string; processed_data: ExtractionResult; client_key: string }) => Promise<{ id: string }>;
  correct: (entry: { id: string; processed_data: ExtractionResult }) => Promise<unknown>;
  /** True for a failure that may pass: no network, a server that is down. */
  isPassing: (error: unknown) => boolean;
  /** True where the history has no room for a new entry. */
  isFull: (error: unknown) => boolean;
  /** Once a page, after something was saved in vain. */
  onFull: (error: unknown) => void;
  storage: TextStorage;
  userId: string;
  newKey: () => string;
  /** Runs one sender at a time over all tabs of the browser. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** After anything reached the server. */
  onSent: () => void;
};

type SavedEntry = { id?: string | undefined; input: string };

export type ChatKeeper = {
  save: (entry: { input: string; processed_data: ExtractionResult }) => string;
  /** Names an entry that the server already has, or one that was saved before, by the key that it had then. */
  open: (entry: SavedEntry & { localId?: string }) => string;
  /** What is known of an entry of this page: its id once the server has given it one. */
  entryOf: (key: string) => SavedEntry | undefined;
  correct: (key: string, processed_data: ExtractionResult) => void;
  /** Sends all that waits; answers when it is done or has failed again. */
  retry: () => Promise<void>;
};

export function createChatKeeper(parts: KeeperParts): ChatKeeper {
  const { storage, userId } = parts;
  const known = new Map<string, SavedEntry>();

  const full = { seen: false, told: false };
  let hasSaved = false;

  const noteFull = (error: unknown): void => {
    full.seen = true;
    if (!hasSaved || full.told) return;
    full.told = true;
    parts.onFull(error);
  };

  const waiting = (localId: string): PendingChat | undefined =>
    pendingOf(storage, userId).find((entry) => entry.localId === localId);

  const isSameAs = (entry: PendingChat): boolean =>
    JSON.stringify(waiting(entry.localId)?.processed_data) === JSON.stringify(entry.processed_data);

  /** Sends one entry as it stands now, again while it is corrected meanwhile. */
  const send = async (localId: string): Promise<void> => {
    const entry = waiting(localId);
    if (!entry) return;
    const { input, processed_data } = entry;
    const id = entry.id ?? known.get(localId)?.id;
    // where one entry found no room, the next is not sent in vain; corrections need none
    if (id === undefined && full.seen) return;
    try {
      const saved = id === undefined ? await parts.create({ input, processed_data, client_key: localId }) : { id };
      if (id !== undefined) await parts.correct({ id, processed_data });
      known.set(localId, { id: saved.id, input });
      parts.onSent();
      if (isSameAs(entry)) {
        removePending(storage, localId);
        return;
      }
      const newer = waiting(localId);
      if (newer) addPending(storage, { ...newer, id: saved.id });
      await send(localId);
    } catch (error) {
      if (parts.isFull(error)) noteFull(error);
      else if (!parts.isPassing(error)) removePending(storage, localId);
    }
  };

  const retry = (): Promise<void> =>
    parts.alone(async () => {
      full.seen = false;
      for (const { localId } of pendingOf(storage, userId)) await send(localId);
    });

  const keep = (entry: PendingChat): void => {
    addPending(storage, entry);
    void retry();
  };

  return {
    save: ({ input, processed_data }) => {
      const localId = parts.newKey();
      known.set(localId, { input });
      hasSaved = true;
      keep({ localId, userId, input, processed_data });
      return localId;
    },
    entryOf: (key) => known.get(key),
    open: ({ id, input, localId = parts.newKey() }) => {
      known.set(localId, { id, input });
      return localId;
    },
    correct: (localId, processed_data) => {
      const entry = known.get(localId);
      if (entry) keep({ localId, userId, processed_data, ...entry });
    },
    retry,
  };
}
