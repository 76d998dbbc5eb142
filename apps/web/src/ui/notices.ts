/**
 * Says something at the foot of the page: `const takeBack = say({ words: "Entry deleted" })`. What shows it (toaster.tsx)
 * is fetched with the first notice, which waits for it: pages that have nothing to say don't load it.
 */
import { useSyncExternalStore } from "react";

export type Saying = {
  words: string;
  tone?: "good" | "danger";
  action?: { label: string; onClick: () => void };
  durationMs?: number;
};
export type Said = Saying & { id: number };
/** What shows notices, and takes them away. */
export type Board = { show: (said: Said) => void; hide: (id: number) => void };

let waiting: Said[] = [];
let board: Board | null = null;
let count = 0;
const watchers = new Set<() => void>();

/** Shows a notice; the answer takes it back. */
export function say(saying: Saying): () => void {
  count += 1;
  const said = { ...saying, id: count };
  if (board) board.show(said);
  else waiting = [...waiting, said];
  for (const watch of watchers) watch();
  return () => {
    waiting = waiting.filter(({ id }) => id !== said.id);
    board?.hide(said.id);
  };
}

/** From now on the board shows what is said, first what has waited for it; the answer ends that. */
export function listen(next: Board): () => void {
  board = next;
  for (const said of waiting) next.show(said);
  waiting = [];
  return () => {
    board = null;
  };
}

const watch = (onSaid: () => void): (() => void) => {
  watchers.add(onSaid);
  return () => watchers.delete(onSaid);
};

/** True from the first notice on. */
export const useSaid = (): boolean =>
  useSyncExternalStore(
    watch,
    () => count > 0,
    () => false,
  );
