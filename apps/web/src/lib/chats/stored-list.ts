/**
 * A list in the browser's storage. In: its key, the schema of an entry, how many it may hold. Out: the ways to read and to
 * write it, neither of which throws.
 *
 *   const list = storedList({key: "pendingChats", entry: pendingChat, max: 50}); list.write(localStorage, []);
 */
import type * as z from "zod/mini";
import { keep } from "../keep.ts";

/** The part of the browser's storage that is used here. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

type ListParts<S> = { key: string; entry: S; max: number };

export const storedList = <S extends z.ZodMiniType>({ key, entry, max }: ListParts<S>) => ({
  /** What was written by an older version or another program is dropped entry by entry. */
  read: (storage: TextStorage): z.output<S>[] => {
    try {
      const raw: unknown = JSON.parse(storage.getItem(key) ?? "[]");
      return (Array.isArray(raw) ? raw : []).flatMap((one) => {
        const parsed = entry.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      });
    } catch {
      return [];
    }
  },
  /** A full storage keeps the list as it was: what it is for fails in silence, by the specification. The oldest go first. */
  write: (storage: TextStorage, entries: readonly z.output<S>[]): void => {
    if (entries.length === 0) storage.removeItem(key);
    else keep(storage, key, JSON.stringify(entries.slice(-max)));
  },
});
