/**
 * Deletes an entry after 10 s, in which it can be taken back. In: nothing. Out: the ids that are gone from sight, and
 * the deletion. Leaving the page deletes at once; a deletion that fails says nothing (specification, section 8).
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";

export const UNDO_MS = 10_000;

type DeleteParts = { deleteNow: (id: string) => Promise<unknown>; onDeleted: (id: string) => void };

export function useDeleteWithUndo({ deleteNow, onDeleted }: DeleteParts) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const parts = useRef({ deleteNow, onDeleted });
  useEffect(() => {
    parts.current = { deleteNow, onDeleted };
  });

  const show = useCallback((id: string) => setHidden((ids) => ids.filter((other) => other !== id)), []);

  const finish = useCallback(
    (id: string) => {
      clearTimeout(waiting.current.get(id));
      if (!waiting.current.delete(id)) return;
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
    toast("Entry deleted", {
      duration: UNDO_MS,
      action: {
        label: "Undo",
        onClick: () => {
          clearTimeout(waiting.current.get(id));
          waiting.current.delete(id);
          show(id);
        },
      },
    });
  };

  return { hidden, remove };
}
