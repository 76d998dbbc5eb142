/**
 * Changes in brackets, each with its sign: "leads 84 (▲12), demos 21 (▼3)" → (+12), (-3); "Eng 48 (+4), Support 22 (0)" → (+0). Places go
 * back to the text as typed.
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const UP = /(?<=\( ?)[▲△↑⬆⇧]\uFE0F? ?(?=[$€£]?\d)/gu; // catches the "▲" of "(▲12)", not of "▲ 12"
const DOWN = /(?<=\( ?)[▼▽↓⬇⇩]\uFE0F? ?(?=[$€£]?\d)/gu; // catches the "▼" of "(▼3)", not of "▼ 3"
const SIGNED = /\( ?[+−–-] ?[$€£]?\d/gu; // catches "(+4", not "(4"
const NONE = /(?<=\d[%kKmM]? \()(?:0|[-–—=])(?=%?\))/gu; // catches the "0" of "22 (0)" and the "–" of "9 (–)", not of "(0.5)"

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, UP, () => "+"),
  (text) => without(text, DOWN, () => "-"),
  (text) => ((text.match(SIGNED)?.length ?? 0) > 1 ? without(text, NONE, () => "+0") : null),
];

/** Null where no change stands in brackets. */
export const officeChanges = (text: string): Squeezed | null => (text.includes("(") ? changedBy(text, STEPS) : null);
