import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The rate was 3.8%, compared with 3.7% last week and 3.4% a year ago.", "Year ago 3.4 · Last week 3.7 · Now 3.8"],
  [
    "New cases fell to 141, compared with 156 the week before and 212 a month ago.",
    "Month ago 212 · Week before 156 · Now 141",
  ],
  ["The average is 3.27%. It was 3.34% a week ago and 3.51% a year ago.", "Year ago 3.51 · Week ago 3.34 · Now 3.27"],
  [
    "Visitor numbers rose to 6.2 million from 5.8 million in 2022, but remain below the 6.9 million recorded in 2019.",
    "2019 6900000 · 2022 5800000 · Now 6200000",
  ],
  ["Enrolment stands at 340. It stood at 410 in 2019 and 385 at end-2021.", "2019 410 · End-2021 385 · Now 340"],
  ["There are 12 pubs left. There were 31 in 1990, 22 in 2005.", "1990 31 · 2005 22 · Now 12"],
  ["Members number 310, up from 280 in 2022 and 240 in 2019.", "2019 240 · 2022 280 · Now 310"],
  ["40 people came from 12 towns in 2021 and 15 in 2022", "2021 12 · 2022 15"],
  ["Ann sold 12, Bo 9 last week and Cy 4 a year ago", "Ann 12 · Bo 9 · Cy 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
