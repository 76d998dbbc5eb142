/**
 * The keeper that saves the history from a page. It also sends what waits when the page opens and when the network comes
 * back. After each entry that reached the server the window hears CHAT_SENT: /home has no list of them, and does without
 * the library that would hold one.
 *
 *   const keeper = useChatKeeper({onFull: tell}); keeper.save({input: "A 5", processed_data});
 */
import { ROUTES } from "@charticle/contract";
import { useEffect, useMemo } from "react";
import { isHistoryFull, mayWorkLater, sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { useCurrentUser } from "~/lib/session/current-user.ts";
import { type ChatKeeper, createChatKeeper } from "./chat-keeper.ts";

export const CHAT_SENT = "charticle-chat-sent";

/** One sender over all tabs; a browser without locks sends at once. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  if ("locks" in navigator) await navigator.locks.request("charticle-chats", work);
  else await work();
};

const UNTOLD = (): void => undefined;

/** `onFull` hears once, in the server's words, that what was saved waits for room; it must stay the same function. */
export function useChatKeeper({ onFull = UNTOLD }: { onFull?: (sentence: string) => void } = {}): ChatKeeper {
  const { userId } = useCurrentUser();
  const keeper = useMemo(
    () =>
      createChatKeeper({
        create: (body) => call(ROUTES.createChat, { body }),
        correct: ({ id, processed_data }) => call(ROUTES.correctChat, { params: { id }, body: { processed_data } }),
        isPassing: mayWorkLater,
        isFull: isHistoryFull,
        onFull: (error) => onFull(sentenceOf(error, "")),
        storage: localStorage,
        userId,
        newKey: () => crypto.randomUUID(),
        alone,
        onSent: () => dispatchEvent(new Event(CHAT_SENT)),
      }),
    [userId, onFull],
  );
  useEffect(() => {
    const send = () => void keeper.retry();
    send();
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, [keeper]);
  return keeper;
}
