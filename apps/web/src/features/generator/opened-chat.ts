/**
 * The history entry that /home was opened with. In: the location's state (it may hold anything) and who is logged in: a
 * tab's history outlives a log-out. Out: the entry, or null.
 *
 *   openedChat({userId: "u1", chat: {id: "7", input: "A 5", …}}, "u1") -> {id: "7", …}
 */
import { type Chat, chatReply } from "@charticle/contract";
import * as z from "zod/mini";

const openState = z.object({ userId: z.string(), chat: chatReply });

export function openedChat(state: unknown, userId: string): Chat | null {
  const { data } = openState.safeParse(state);
  return data?.userId === userId ? data.chat : null;
}

/**
 * Notes in the page's history what a reload shall open: the corrected entry, or nothing once another text was made into
 * a chart. Written beside the router (it keeps a location's state under `usr`), since going there would run the guard.
 */
export function noteOpened(chat: Chat | null, userId: string): void {
  const held: unknown = window.history.state;
  const others = typeof held === "object" && held !== null ? held : {};
  // writing there takes the browser a while, and mostly there is nothing to forget
  if (chat === null && !Reflect.get(others, "usr")) return;
  window.history.replaceState({ ...others, usr: chat ? { userId, chat } : null }, "");
}
