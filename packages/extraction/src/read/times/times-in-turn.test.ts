import { expect, test } from "vitest";
import { readFirstType, readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The petition had 90 signatures by noon, 400 by teatime, 2,300 by the end of the weekend.",
    "Noon 90 · Teatime 400 · End of the weekend 2300",
  ],
  [
    "The guild had 12,400 members in 1984. By the millennium that was 3,900; it's 1,150 today.",
    "1984 12400 · Millennium 3900 · Today 1150",
  ],
  [
    "At the turn of the century 412 pubs were open, in 2010 330 and today 238.",
    "Turn of the century 412 · 2010 330 · Today 238",
  ],
  [
    "Approval stood at 58% after the vote, slid to 44% by the summer and hit 31% in November.",
    "After the vote 58 · Summer 44 · November 31",
  ],
  [
    "Takings were 120 in 2019 and 80 in 2020. Since the shop reopened they have been 150.",
    "2019 120 · 2020 80 · Since the shop reopened 150",
  ],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
  expect(readFirstType(text)).toBe("linechart");
});

test.each([
  "There were 40 people at breakfast, 120 at lunch and 75 at dinner.",
  "The kiosk sold 40 teas, the café 120 by noon and the van 75.",
])("no times: %s", (text) => expect(readFirstType(text)).toBe("barchart"));
