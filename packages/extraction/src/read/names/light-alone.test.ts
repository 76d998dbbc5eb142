import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["60% pay by card, 30% pay cash and the rest use an app", "Card 60 · Cash 30 · App 10"],
  ["60% like tea, 30% like coffee, the rest drink a juice", "Tea 60 · Coffee 30 · Juice 10"],
  ["60% take the bus, 30% the train, the rest drive", "Bus 60 · Train 30 · Drive 10"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
