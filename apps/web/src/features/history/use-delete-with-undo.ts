/**
 * Deletes an entry after 10 s, in which it can be taken back. In: nothing. Out: the ids that are gone from sight, and
 * the deletion. Leaving the page deletes at once; a deletion that fails says nothing (specification, section 8).
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { say } from "~/ui/notices.ts";

export const UNDO_MS = 10_000;

type DeleteParts = {
  deleteNow: (id: string) => Promise<unknown>;
  onDeleted: (id: string) => void;
  /** The entry is back in sight. */
  onUndone: (id: string) => void;
};

export function useDeleteWithUndo({ deleteNow, onDeleted, onUndone }: DeleteParts) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  /** Takes the notices back that offer to undo: none outlives its entry's time, or the page. */
  const notices = useRef(new Map<string, () => void>());
  const parts = useRef({ deleteNow, onDeleted, onUndone });
  useEffect(() => {
    parts.current = { deleteNow, onDeleted, onUndone };
  });

  const show = useCallback((id: string) => setHidden((ids) => ids.filter((other) => other !== id)), []);

  const finish = useCallback(
    (id: string) => {
      clearTimeout(waiting.current.get(id));
      if (!waiting.current.delete(id)) return;
      notices.current.get(id)?.();
      notices.current.delete(id);
      parts.current.deleteNow(id).then(
        () => parts.current.onDeleted(id),
        () => show(id),
      );
    },
    [show],
  );

  useEffect(() => {
    const finishAll = () => {
      for (const id of waiting.current.keys()) finish(id);
    };
    addEventListener("pagehide", finishAll);
    return () => {
      removeEventListener("pagehide", finishAll);
      finishAll();
    };
  }, [finish]);

  const remove = (id: string) => {
    setHidden((ids) => [...ids, id]);
    waiting.current.set(
      id,
      setTimeout(() => finish(id), UNDO_MS),
    );
    const undo = () => {
      clearTimeout(waiting.current.get(id));
      if (!waiting.current.delete(id)) return;
      flushSync(() => show(id));
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
