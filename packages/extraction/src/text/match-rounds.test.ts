import { expect, test } from "vitest";
import { matchRounds } from "./match-rounds.ts";

test.each([
  [
    "Darts: the Crown took singles 7–6 from the Bell, lost doubles 5–8, pairs was 8–3.",
    "Darts: the Crown v the Bell: singles 7–6, doubles 5–8, pairs was 8–3.",
  ],
  [
    "Leeds won board one 3-1 against Hull, lost board two 1-3 and drew board three 2-2",
    "Leeds v Hull: board one 3-1, board two 1-3 and board three 2-2",
  ],
])("%s", (text, read) => expect(matchRounds(text)?.text).toBe(read));

test.each([
  "Leeds won 3–1 against Hull, lost 2–4 to York",
  "The Crown took singles 7–6 from the Bell.",
  "Ann took 7 to 8 pills from Bob, lost 3",
])("%s: stays as it is", (text) => expect(matchRounds(text)).toBeNull());
