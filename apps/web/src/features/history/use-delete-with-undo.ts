/**
 * Deletes an entry after 10 s, in which it can be taken back. In: what sends deletions. Out: the ids that are gone from
 * sight, and the deletion. Leaving the page deletes at once; a deletion that fails says nothing (specification, section 8)
 * and is tried again when a page opens and when the network comes back; one that is refused is in sight again.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Deletions, UNDO_MS } from "~/lib/chats/pending-deletions.ts";
import { say } from "~/ui/notices.ts";

type DeleteParts = {
  deletions: Deletions;
  onDeleted: (id: string) => void;
  /** The entry is back in sight. */
  onUndone: (id: string) => void;
};

export function useDeleteWithUndo({ deletions, onDeleted, onUndone }: DeleteParts) {
  const [hidden, setHidden] = useState<readonly string[]>(deletions.held);
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  /** Takes the notices back that offer to undo: none outlives its entry's time, or the page. */
  const notices = useRef(new Map<string, () => void>());
  const parts = useRef({ onDeleted, onUndone });
  useEffect(() => {
    parts.current = { onDeleted, onUndone };
  });

  const send = useCallback(async () => {
    const done = await deletions.sendDue();
    for (const id of done) parts.current.onDeleted(id);
    // what was refused, or taken back in another tab, is in sight again
    const gone = new Set([...done, ...deletions.held(), ...waiting.current.keys()]);
    setHidden((ids) => ids.filter((id) => gone.has(id)));
  }, [deletions]);

  /** Its time is over, or the page is left: it can't be taken back any more. */
  const finish = useCallback(
    (ids: readonly string[]) => {
      for (const id of ids) {
        clearTimeout(waiting.current.get(id));
        waiting.current.delete(id);
        notices.current.get(id)?.();
        notices.current.delete(id);
        deletions.hold(id, 0);
      }
      void send();
    },
    [deletions, send],
  );

  useEffect(() => {
    const finishAll = () => finish([...waiting.current.keys()]);
    const sendAgain = () => void send();
    sendAgain();
    // what a tab that was closed a moment ago could still have taken back
    const later = setTimeout(sendAgain, UNDO_MS);
    addEventListener("online", sendAgain);
    addEventListener("pagehide", finishAll);
    return () => {
      clearTimeout(later);
      removeEventListener("online", sendAgain);
      removeEventListener("pagehide", finishAll);
      finishAll();
    };
  }, [finish, send]);

  const remove = (id: string) => {
    setHidden((ids) => [...ids, id]);
    deletions.hold(id, Date.now() + UNDO_MS);
    waiting.current.set(
      id,
      setTimeout(() => finish([id]), UNDO_MS),
    );
    const undo = () => {
      clearTimeout(waiting.current.get(id));
      if (!waiting.current.delete(id)) return;
      deletions.release(id);
      flushSync(() => setHidden((ids) => ids.filter((other) => other !== id)));
      parts.current.onUndone(id);
    };
    const takeBack = say({
      words: "Entry deleted",
      durationMs: UNDO_MS,
      action: { label: "Undo", onClick: undo },
    });
    notices.current.set(id, takeBack);
  };

  return { hidden, remove };
}
