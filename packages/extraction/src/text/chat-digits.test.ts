import { expect, test } from "vitest";
import { chatDigits } from "./chat-digits.ts";

test.each([
  ["diss due fri pray 4 me", "diss due fri pray for me"],
  ["thx 4 your help", "thx for your help"],
])("%s", (text, read) => expect(chatDigits(text)?.text).toBe(read));

test.each(["1 in 4 US adults", "1 in 4 us", "only 4 now", "team 4 me 5", "you 4, me 5", "goals: us 4 them 6", "4 me"])(
  "%s: stays as it is",
  (text) => expect(chatDigits(text)).toBeNull(),
);
