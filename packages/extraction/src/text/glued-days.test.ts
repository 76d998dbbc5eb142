import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { gluedDays } from "./glued-days.ts";

test.each([
  ["Pages read: M12 Tu20 W15 Th9 F30", "Mon 12 · Tue 20 · Wed 15 · Thu 9 · Fri 30"],
  ["tea M3 T5 W2 T4 F6", "Mon 3 · Tue 5 · Wed 2 · Thu 4 · Fri 6"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Parts M12, M16, M20 cost 3, 4 and 5 cents", "rooms M12, W15", "T5 M4 W3 F2"])("leaves alone: %s", (text) =>
  expect(gluedDays(text)).toBeNull(),
);
