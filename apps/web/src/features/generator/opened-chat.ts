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

/**
 * Notes in the page's history what a reload shall open: the corrected entry, or nothing once another text was made into
 * a chart. Written beside the router (it keeps a location's state under `usr`), since going there would run the guard.
 */
export function noteOpened(chat: Chat | null): void {
  const held: unknown = window.history.state;
  const others = typeof held === "object" && held !== null ? held : {};
  // writing there takes the browser a while, and mostly there is nothing to forget
  if (chat === null && !Reflect.get(others, "usr")) return;
  window.history.replaceState({ ...others, usr: chat ? { chat } : null }, "");
}
