/**
 * The chart on the desk, kept in its tab with its text and its place in the history: a reload and a look at another page
 * lose nothing. Who logs out takes it along (lib/account/forget.ts), and nobody else is shown it.
 *
 *   keepDeskChat(sessionStorage, {localId, userId: "u1", input: "A 5", processed_data}); deskChatOf(sessionStorage, "u1")
 */
import { type PendingChat, pendingChat } from "./pending-chats.ts";
import { storedList, type TextStorage } from "./stored-list.ts";

const list = storedList({ key: "deskChat", entry: pendingChat, max: 1 });

export const deskChatOf = (storage: TextStorage, userId: string): PendingChat | undefined =>
  list.read(storage).find((chat) => chat.userId === userId);

export const keepDeskChat = (storage: TextStorage, chat: PendingChat): void => list.write(storage, [chat]);

/** For an entry that is deleted; the tab may not have heard of its id. */
export function forgetDeskChat(storage: TextStorage, { id, input }: { id: string; input: string }): void {
  const others = list.read(storage).filter((chat) => chat.id !== id && (chat.id || chat.input !== input));
  list.write(storage, others);
}
