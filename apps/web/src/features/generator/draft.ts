/**
 * The text as it is typed, kept in this tab for its person: a reload, a look at another page and a session that ended lose
 * nothing. Who logs out takes it along (lib/account/forget.ts).
 *
 *   keepDraft("u1", "Chrome 65%"); draftOf("u1") -> "Chrome 65%"
 */
import { keep } from "~/lib/keep.ts";

const keyOf = (userId: string): string => `draft ${userId}`;

export const draftOf = (userId: string): string => sessionStorage.getItem(keyOf(userId)) ?? "";

export const keepDraft = (userId: string, text: string): void => keep(sessionStorage, keyOf(userId), text);
