/** Words cut short by hasty typing. */
import { expect, test } from "vitest";
import { hastyWords } from "./hasty-words.ts";

test.each([
  ["tickets r 50 for vip", "tickets are 50 for vip"],
  ["60 percent android 38 iphone rest idk", "60 percent android 38 iphone, rest don't know"],
  ["car 45 percent bus 30 percent bike rest", "car 45 percent bus 30 percent, rest bike"],
])("told: %s", (text, told) => expect(hastyWords(text)?.text).toBe(told));

test.each([
  "R 50, R 20",
  "60 percent of us and the rest of you",
  "40% rent, rest savings",
  "python 5 r 3",
  "40% work and 30% the rest",
])("left: %s", (text) => expect(hastyWords(text)).toBeNull());
