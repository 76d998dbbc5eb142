/** Letters for thousands, left out with some figures of a run over times. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["12k in jan, 14 in feb, 9k in mar", "Jan 12000 · Feb 14000 · Mar 9000"],
  ["5k in jan, then 7, then 9.5k in mar", "Jan 5000 · Feb 7000 · Mar 9500"],
  ["we had 5k users in jan, 7 in feb and 9.5k in mar", "Jan 5000 · Feb 7000 · Mar 9500"],
  ["sales: 2021 €12m, 2022 14, 2023 19", "2021 12000000 · 2022 14000000 · 2023 19000000"],
])("told for all: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["jan 1k feb 900 mar 1.2k", "Jan 1000 · Feb 900 · Mar 1200"],
  ["insta 12k, tiktok 14, yt 9k", "Insta 12000 · Tiktok 14 · Yt 9000"],
])("left: %s", (text, line) => expect(readLine(text)).toBe(line));
