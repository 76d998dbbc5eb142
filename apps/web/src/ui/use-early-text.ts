/**
 * Keeps what was typed, or filled in by a password manager, before the page's script ran: the page's state begins empty
 * while the field doesn't, so the field says again what it holds.
 *
 *   const field = useEarlyText(); <input ref={field} value={value} onChange={…} />
 */
import { type RefObject, useEffect, useRef } from "react";

/** Sets a value past React, which would take it for its own and stay silent. */
const setNative = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, "value")?.set;

export function useEarlyText(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    // the attribute is what React believes to stand there
    if (!input || input.value === (input.getAttribute("value") ?? "")) return;
    const early = input.value;
    input.value = "";
    setNative?.call(input, early);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  return field;
}
