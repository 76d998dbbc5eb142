/** The person who is logged in, as stored at log-in: `useCurrentUser()` -> {userId, email, username}. */
import { useMemo } from "react";
import { type StoredUser, storedUser } from "./storage.ts";

const NOBODY: StoredUser = { userId: "", email: "", username: "" };

export const useCurrentUser = (): StoredUser => useMemo(() => storedUser(window.localStorage) ?? NOBODY, []);
