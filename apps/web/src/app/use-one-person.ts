/**
 * Reloads the page once another person has logged in, in another tab of this browser: what this page shows is not
 * theirs, and what it sends would be sent in their name.
 */
import { useEffect } from "react";
import { storedUserId } from "~/lib/session/storage.ts";

export function useOnePerson(userId: string): void {
  useEffect(() => {
    const look = () => {
      const now = storedUserId(localStorage);
      if (now && now !== userId) location.reload();
    };
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, [userId]);
}
