/** Things in a bracket numbered from one on are told as several: "(van 1, 2 and 3 respectively)" → "(vans 1, 2 and 3 …". Not "(see page 1, 3 and 4)". */
import type { Squeezed } from "./squeezed.ts";
import { type Form, inUsualForm } from "./without.ts";

const FORMS: readonly Form[] = [
  [/(?<=\()\p{Ll}{2,}[a-rt-z](?= 1(?:, [2-9])*,? and [2-9](?:,? respectively)?\))/gu, (found) => `${found}s`], // catches "van" of "(van 1, 2 and 3)", not of "(vans 1 and 2)"
];

/** Null where none stand so. */
export const numberedOnes = (text: string): Squeezed | null => (text.includes("(") ? inUsualForm(text, FORMS) : null);
