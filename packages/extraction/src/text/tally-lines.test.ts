import { expect, test } from "vitest";
import { tallyLines } from "./tally-lines.ts";

test.each([
  [
    "merch tally brum / leeds 🖤\ntees 17 / 24\nvinyl 9!! / 6\ntote bags....2 / 0 (last ones)",
    "merch tally\n \tbrum\tleeds\ntees\t17\t24\nvinyl\t9\t6\ntote bags\t2\t0",
  ],
  ["eggs this wk / last wk\nbetty 5/6\nmabel: 4/4", "eggs\n \tthis wk\tlast wk\nbetty\t5\t6\nmabel\t4\t4"],
  ["home / away\nLeeds 3 / 1\nHull 2 / 2 🍻", " \thome\taway\nLeeds\t3\t1\nHull\t2\t2"],
  ["Takings 2023 / 2024\nMay - £40 / £61\nJune - £22 / £35", "Takings\n \t2023\t2024\nMay\t£40\t£61\nJune\t£22\t£35"],
])("%s", (text, read) => expect(tallyLines(text)?.text).toBe(read));

test.each([
  "reviews food / service\npasta 8/10\npizza 9/10",
  "Tea / coffee sales\nMay 3 / 4\nJune 5 / 6",
  "cod 12 / 9\nhake 4 / 6\nling 3 / 3",
  "home / away\nLeeds 3 / 1",
  "home / away\nLeeds 3 / 1\nHull 2",
  "home / away\nLeeds 3 / 1 / 4\nHull 2 / 2 / 5",
])("%s: stays as it is", (text) => expect(tallyLines(text)).toBeNull());
