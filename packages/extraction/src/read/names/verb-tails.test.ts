/** Verbs at the end of a name. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Donations bring in 15%, grants 60%, sales 25%", "Donations 15 · Grants 60 · Sales 25"],
  ["Ads bring in 60%, subs 40%", "Ads 60 · Subs 40"],
  ["Today tea costs 3.20 and coffee 4.10; last year 2.90 and 3.80", "[Tea / Coffee] Last year 2.9/3.8 · Today 3.2/4.1"],
  ["In 2020 bread cost 1.10 and milk 0.90, in 2023 1.60 and 1.20", "[Bread / Milk] 2020 1.1/0.9 · 2023 1.6/1.2"],
  ["Monday mum drinks 3 and dad 4; Tuesday 2 and 5", "[Mum / Dad] Monday 3/4 · Tuesday 2/5"],
  ["The choir sang in 15 towns, the band in 60", "Choir 15 · Band 60"],
  ["2020: fixed costs 12, sales 30; 2021: fixed costs 14, sales 36", "[Fixed costs / Sales] 2020 12/30 · 2021 14/36"],
  [
    "$58 million will go toward schools and $17 million will go toward administrative costs.",
    "Schools 58000000 · Administrative costs 17000000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
