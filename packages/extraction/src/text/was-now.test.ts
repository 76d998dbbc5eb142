import { expect, test } from "vitest";
import { wasNow } from "./was-now.ts";

test.each([
  ["Ollie was 112cm now 118, Mia was 98 now 105", "Ollie was 112cm is now 118, Mia was 98 is now 105"],
  ["Ollie 112cm now 118, Mia 98 now 105", "Ollie was 112cm is now 118, Mia was 98 is now 105"],
  ["waist 36 and now 32. hips 42 and now 39", "waist was 36 is now 32. hips was 42 is now 39"],
])("%s", (text, read) => expect(wasNow(text)?.text).toBe(read));

test.each([
  "rent was 900 now 1100",
  "rent was 900, now we own. gas was 80, now we have none",
  "before and after: waist 36 now 32, hips 42 now 39",
])("%s: stays as it is", (text) => expect(wasNow(text)).toBeNull());
