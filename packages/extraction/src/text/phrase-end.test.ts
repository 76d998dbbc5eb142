import { expect, test } from "vitest";
import { toPhraseEnd } from "./phrase-end.ts";

const AT = { cut: / at$/u, next: /^ \p{Ll}{3,}(?=[.,])/u }; // catches "unsafe at", and " night" of " night."

test.each([
  ["She felt unsafe at night.", "Felt unsafe at", "Felt unsafe at night"],
  ["She felt unsafe at 12.", "Felt unsafe at", "Felt unsafe at"],
  ["She felt unsafe at night.", "Felt unsafe", "Felt unsafe"],
  ["Nobody felt so.", "Felt unsafe at", "Felt unsafe at"],
])("%s: %s is %s", (text, words, whole) => expect(toPhraseEnd(text, words, AT)).toBe(whole));
