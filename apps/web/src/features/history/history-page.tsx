/** /history: past texts, newest first, in pages of 50; search, open, delete with undo. */
import { MESSAGES } from "@charticle/contract";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { deletionsOf } from "~/lib/chats/deletions.ts";
import { forgetDeskChat } from "~/lib/chats/desk-chat.ts";
import { useChatKeeper } from "~/lib/chats/use-chat-keeper.ts";
import { useChats, useDropFromList } from "~/lib/chats/use-chats.ts";
import { useCurrentUser } from "~/lib/session/current-user.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { SearchField } from "~/ui/search-field.tsx";
import { Spinner } from "~/ui/spinner.tsx";
import { HistoryEntry } from "./history-entry.tsx";
import { searchChats } from "./search-chats.ts";
import { useDeleteWithUndo } from "./use-delete-with-undo.ts";

export const meta = () => [{ title: "History · Charticle" }];

/** The next page is fetched before its place comes into view, so that nothing jumps. */
const AHEAD = "800px";

function useMoreWhenNear(onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!current) return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && onNear(), {
      rootMargin: AHEAD,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [onNear]);
  return end;
}

const Loading = () => (
  <p role="status" className="flex justify-center py-10">
    <Spinner />
    <span className="sr-only">Loading your history</span>
  </p>
);

const Empty = () => (
  <div className="flex flex-col items-center gap-4 py-16 text-center">
    <p className="font-serif text-lg">{MESSAGES.history.empty}</p>
    <ButtonLink to="/home" variant="quiet">
      Make a chart
    </ButtonLink>
  </div>
);

/** A failed load shows no message (specification, section 8), but the way on. */
const TryAgain = ({ onAgain }: { onAgain: () => void }) => (
  <p className="py-10 text-center">
    <Button variant="quiet" onClick={onAgain}>
      Try again
    </Button>
  </p>
);

type FoundProps = { count: number; hasMore: boolean; typed: string; onClear: () => void };

/** What a search found, or what it looked for in vain, and the way back to all entries. */
function Found({ count, hasMore, typed, onClear }: FoundProps) {
  const isInVain = count === 0 && !hasMore;
  return (
    <div className={isInVain ? "flex flex-col items-center gap-4 py-16 text-center" : "text-sm text-muted"}>
      <p role="status" className={isInVain ? "max-w-full font-serif text-lg wrap-anywhere" : ""}>
        {isInVain
          ? `Nothing found for “${typed}”`
          : `${count === 1 ? "1 entry" : `${count} entries`} found${hasMore ? " so far" : ""}`}
      </p>
      {isInVain && (
        <Button variant="quiet" onClick={onClear}>
          Show all entries
        </Button>
      )}
    </div>
  );
}

export default function HistoryPage() {
  useChatKeeper();
  const dropFromList = useDropFromList();
  const chatPages = useChats();
  const { data, isPending, isSuccess, hasNextPage, isFetchingNextPage, fetchNextPage } = chatPages;
  const list = useRef<HTMLUListElement>(null);
  /** The focus comes back with the entry. The toaster, which loses it, first gives it to where it was before. */
  const focusEntry = (id: string) => {
    const cross = list.current?.querySelector<HTMLElement>(`[data-chat="${CSS.escape(id)}"] button`);
    cross?.focus();
    if (document.activeElement !== cross) cross?.focus();
  };
  const { userId } = useCurrentUser();
  const deletions = useMemo(() => deletionsOf(userId), [userId]);
  const { hidden, remove } = useDeleteWithUndo({
    deletions,
    onDeleted: dropFromList,
    onUndone: focusEntry,
  });
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setTyped("");
    field.current?.focus();
  };
  const [now] = useState(() => new Date());
  const chats = useMemo(() => data?.pages.flatMap((page) => page.chats) ?? [], [data]);
  const visible = chats.filter(({ id }) => !hidden.includes(id));
  const found = searchChats(visible, typed);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The pressed cross goes with its entry: the focus goes on to the next one's. */
  const drop = (id: string) => {
    const at = found.findIndex((chat) => chat.id === id);
    const deleted = found[at];
    if (deleted) forgetDeskChat(sessionStorage, deleted);
    flushSync(() => remove(id));
    const crosses = list.current?.querySelectorAll("button") ?? [];
    (crosses[at] ?? crosses[at - 1] ?? heading.current)?.focus();
  };
  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  const end = useMoreWhenNear(more);
  /** The pressed button goes: the focus goes on to what is loaded. */
  const again = () => {
    heading.current?.focus();
    void (chatPages.isLoadingError ? chatPages.refetch() : fetchNextPage());
  };
  const isSearching = typed.trim() !== "";
  // a search looks at the whole history, page by page
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isSearching, hasNextPage, isFetchingNextPage, fetchNextPage]);

  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-8 md:px-8">
      <div className="flex flex-wrap items-center gap-4">
        <h1 ref={heading} tabIndex={-1} className="mr-auto text-xl outline-none md:text-2xl">
          History
        </h1>
        {visible.length > 0 && (
          <div className="w-full sm:w-72">
            <SearchField ref={field} label="Search your history" value={typed} onType={setTyped} />
          </div>
        )}
      </div>
      {isPending && <Loading />}
      {isSuccess && !hasNextPage && visible.length === 0 && <Empty />}
      {isSearching && <Found count={found.length} hasMore={hasNextPage} typed={typed.trim()} onClear={clear} />}
      <ul ref={list} className="flex flex-col gap-3">
        {found.map((chat) => (
          <HistoryEntry key={chat.id} chat={chat} now={now} onDelete={drop} />
        ))}
      </ul>
      <div ref={end} />
      {isFetchingNextPage && <Loading />}
      {(chatPages.isLoadingError || chatPages.isFetchNextPageError) && !isFetchingNextPage && (
        <TryAgain onAgain={again} />
      )}
    </div>
  );
}
