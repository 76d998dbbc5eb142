import { expect, test } from "vitest";
import { steadyThroughout } from "./steady-throughout.ts";

test.each([
  [
    "Home: 212 on Mon, 180 Tue, 131 Wed. Club hasn't moved from 40 all three days.",
    "Home: 212 on Mon, 180 Tue, 131 Wed. Club: 40, 40, 40.",
  ],
  [
    "Front: 90 on Fri, 120 Sat, 60 Sun. The garden stayed at 25 on all 3 days",
    "Front: 90 on Fri, 120 Sat, 60 Sun. garden: 25, 25, 25",
  ],
  [
    "Leeds: 9 in May, 12 in June, 3 more in July; Hull held steady at £6 both months",
    "Leeds: 9 in May, 12 in June, 3 more in July; Hull: £6, £6",
  ],
])("%s", (text, read) => expect(steadyThroughout(text)?.text).toBe(read));

test.each([
  "The price stayed at 40 all three days",
  "Home: 212, 180, 131. Club stayed at 40.",
  "Home: 212, 180, 131. Club was at 40 all day",
])("%s: stays as it is", (text) => expect(steadyThroughout(text)).toBeNull());
