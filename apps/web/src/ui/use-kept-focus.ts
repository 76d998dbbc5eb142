/**
 * Keeps the keyboard's place: where the focused control goes out of the page by its own press (the last "Undo", a type
 * that was picked from "More types"), the focus goes to the part it stood in instead of getting lost.
 *
 *   const kept = useKeptFocus<HTMLElement>();  <section {...kept}>
 */
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

type KeptFocus<E extends HTMLElement> = {
  ref: RefObject<E | null>;
  tabIndex: -1;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
};

/** Whether no control has the focus, or one that can't be pressed any more. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches("[data-off]");
};

export function useKeptFocus<E extends HTMLElement>(): KeptFocus<E> {
  const part = useRef<E>(null);
  const focused = useRef<Element | null>(null);
  // what is taken out of the page says nothing when it goes; told before the next key is pressed, whoever drew
  useEffect(() => {
    if (!part.current) return;
    const watch = new MutationObserver(() => {
      if (!focused.current || focused.current.isConnected) return;
      focused.current = null;
      if (isFocusLost()) part.current?.focus({ preventScroll: true });
    });
    watch.observe(part.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return {
    ref: part,
    tabIndex: -1,
    onFocus: ({ target }) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
