/**
 * The history in a page: its list in pages of 50, the keeper that saves, and deletion. `useChatKeeper()` also sends what
 * waits when the page opens and when the network comes back.
 */
import { type Chat, ROUTES } from "@charticle/contract";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { mayWorkLater } from "~/lib/api/api-error.ts";
import { call, callWithHeaders } from "~/lib/api/call.ts";
import { useCurrentUser } from "~/lib/session/current-user.ts";
import { type ChatKeeper, createChatKeeper } from "./chat-keeper.ts";
import { nextPageOf } from "./next-page.ts";

/** By user: the next one to log in in this tab must not see it. */
const chatsKey = (userId: string) => ["chats", userId] as const;

type ChatPage = { chats: Chat[]; before: string | null };

export function useChats() {
  const { userId } = useCurrentUser();
  return useInfiniteQuery({
    queryKey: chatsKey(userId),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<ChatPage> => {
      const query = pageParam === null ? {} : { before: pageParam };
      const { reply, headers } = await callWithHeaders(ROUTES.chats, { query, signal });
      return { chats: reply, before: nextPageOf(headers.get("link")) };
    },
    getNextPageParam: (page) => page.before,
  });
}

/** One sender over all tabs; a browser without locks sends at once. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  if ("locks" in navigator) await navigator.locks.request("charticle-chats", work);
  else await work();
};

export function useChatKeeper(): ChatKeeper {
  const { userId } = useCurrentUser();
  const queries = useQueryClient();
  const keeper = useMemo(
    () =>
      createChatKeeper({
        create: (body) => call(ROUTES.createChat, { body }),
        correct: ({ id, processed_data }) => call(ROUTES.correctChat, { params: { id }, body: { processed_data } }),
        isPassing: mayWorkLater,
        storage: localStorage,
        userId,
        newKey: () => crypto.randomUUID(),
        alone,
        onSent: () => void queries.invalidateQueries({ queryKey: chatsKey(userId) }),
      }),
    [userId, queries],
  );
  useEffect(() => {
    const send = () => void keeper.retry();
    send();
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, [keeper]);
  return keeper;
}

/** Takes an entry out of the list that is held; the server is told by `deleteChat`. */
export function useDropFromList(): (id: string) => void {
  const { userId } = useCurrentUser();
  const queries = useQueryClient();
  return (id) =>
    queries.setQueryData<InfiniteData<ChatPage>>(chatsKey(userId), (data) =>
      data
        ? {
            ...data,
            pages: data.pages.map((page) => ({ ...page, chats: page.chats.filter((chat) => chat.id !== id) })),
          }
        : data,
    );
}

export const deleteChat = (id: string) => call(ROUTES.deleteChat, { params: { id } });
