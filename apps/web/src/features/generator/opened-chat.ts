/**
 * The history entry that /home was opened with. In: the location's state (it may hold anything). Out: the entry, or
 * null.
 *
 *   openedChat({chat: {id: "7", input: "A 5", …}}) -> {id: "7", …}
 */
import { type Chat, chatReply } from "@charticle/contract";
import * as z from "zod/mini";

const openState = z.object({ chat: chatReply });

export function openedChat(state: unknown): Chat | null {
  const parsed = openState.safeParse(state);
  return parsed.success ? parsed.data.chat : null;
}
