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
const HINT = /\( ?[▲△↑⬆⇧▼▽↓⬇⇩+−–-]/u; // catches "(+4", not "(4"

/** Null where no change stands in brackets. */
export function officeChanges(text: string): Squeezed | null {
  if (!HINT.test(text)) return null;
  const signed = changedBy(text, [(now) => without(now, UP, () => "+"), (now) => without(now, DOWN, () => "-")]);
  const told = (signed?.text ?? text).match(SIGNED)?.length ?? 0;
  if (told < 2) return signed;
  const whole = without(signed?.text ?? text, NONE, () => "+0");
  return whole && signed ? { text: whole.text, back: (span) => signed.back(whole.back(span)) } : (whole ?? signed);
}
