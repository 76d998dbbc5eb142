/** Listens for the desk's shortcuts while the page shows: `useShortcuts(action => …)` -> the switch for letters. */
import { useEffect, useRef, useState } from "react";
import { type ShortcutAction, shortcutOf } from "./shortcuts.ts";

const LETTERS_KEY = "letterShortcuts";

/** Controls that take letters or arrows themselves. */
const FIELDS = "input, textarea, select, [contenteditable], [role=radiogroup], [role=listbox], [role=menu]";
const DIALOGS = "[role=dialog], [role=alertdialog], dialog[open]";

const areLettersOn = (): boolean => localStorage.getItem(LETTERS_KEY) !== "off";

export type LetterSwitch = { areOn: boolean; set: (state: "on" | "off") => void };

export function useShortcuts(onAction: (action: ShortcutAction) => void): LetterSwitch {
  const [areOn, setAreOn] = useState(areLettersOn);
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const action = shortcutOf(event, {
        isInField: event.target instanceof Element && event.target.closest(FIELDS) !== null,
        isDialogOpen: document.querySelector(DIALOGS) !== null,
        areLettersOn: areOn,
      });
      if (!action) return;
      event.preventDefault();
      latest.current(action);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [areOn]);
  return {
    areOn,
    set: (state) => {
      localStorage.setItem(LETTERS_KEY, state);
      setAreOn(state === "on");
    },
  };
}
