/**
 * A choice that is kept on this device until its person logs out. In: its key, and what makes a choice of its
 * name, of any other text and of none. Out: the choice, and the way to change it.
 *
 *   const [theme, setTheme] = useKept("theme", themeOf);
 */
import { useState } from "react";
import { keep } from "~/lib/keep.ts";

export function useKept<T>(key: string, choiceOf: (name: string | null) => T) {
  const [choice, setChoice] = useState<T>(() => choiceOf(localStorage.getItem(key)));
  const choose = (name: string): void => {
    keep(localStorage, key, name);
    setChoice(() => choiceOf(name));
  };
  return [choice, choose] as const;
}
