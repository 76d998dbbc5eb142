/** The history as a list in pages of 50, fetched anew after each entry that was sent. */
import { type Chat, ROUTES } from "@charticle/contract";
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { callWithHeaders } from "~/lib/api/call.ts";
import { queries } from "~/lib/queries.ts";
import { useCurrentUser } from "~/lib/session/current-user.ts";
import { nextPageOf } from "./next-page.ts";
import { CHAT_SENT } from "./use-chat-keeper.ts";

/** By user: the next one to log in in this tab must not see it. */
const chatsKey = (userId: string) => ["chats", userId] as const;

type ChatPage = { chats: Chat[]; before: string | null };

export function useChats() {
  const { userId } = useCurrentUser();
  useEffect(() => {
    /** A first list that is still on its way would not be asked for again, and may have been made before the entry came. */
    const fetchAnew = async (): Promise<void> => {
      const queryKey = chatsKey(userId);
      await queries.cancelQueries({ queryKey });
      await queries.invalidateQueries({ queryKey });
    };
    addEventListener(CHAT_SENT, fetchAnew);
    return () => removeEventListener(CHAT_SENT, fetchAnew);
  }, [userId]);
  return useInfiniteQuery(
    {
      queryKey: chatsKey(userId),
      initialPageParam: null as string | null,
      queryFn: async ({ pageParam, signal }): Promise<ChatPage> => {
        const query = pageParam === null ? {} : { before: pageParam };
        const { reply, headers } = await callWithHeaders(ROUTES.chats, { query, signal });
        return { chats: reply, before: nextPageOf(headers.get("link")) };
      },
      getNextPageParam: (page) => page.before,
    },
    queries,
  );
}

/** Takes an entry out of the list that is held; the server is told by deletions.ts. */
export function useDropFromList(): (id: string) => void {
  const { userId } = useCurrentUser();
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
