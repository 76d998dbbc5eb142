/**
 * Deletions from the history, with the page's client: `deletionsOf(userId)`. A page that does not show the history loads
 * this only where something waits there, and sends it: `sendDeletions()`.
 */
import { ROUTES } from "@charticle/contract";
import { isApiError, mayWorkLater } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { storedUserId } from "~/lib/session/storage.ts";
import { createDeletions, type Deletions, UNDO_MS } from "./pending-deletions.ts";

/** Another tab may have been quicker, or the answer to an earlier call was lost: the entry is gone, as was wished. */
const deleteNow = (id: string): Promise<unknown> =>
  call(ROUTES.deleteChat, { params: { id } }).catch((error: unknown) => {
    if (!isApiError(error) || error.status !== 404) throw error;
  });

/** A page that is left sends what the next one finds waiting still: one call serves both. */
const running = new Map<string, Promise<unknown>>();
const send = (id: string): Promise<unknown> => {
  const sent = running.get(id) ?? deleteNow(id).finally(() => running.delete(id));
  running.set(id, sent);
  return sent;
};

export const deletionsOf = (userId: string): Deletions =>
  createDeletions({ send, isPassing: mayWorkLater, storage: localStorage, userId, nowMs: Date.now });

export async function sendDeletions(): Promise<void> {
  const deletions = deletionsOf(storedUserId(localStorage) ?? "");
  await deletions.sendDue();
  // what a tab that was closed a moment ago could still have taken back
  if (deletions.held().length > 0) setTimeout(() => void deletions.sendDue(), UNDO_MS);
}
