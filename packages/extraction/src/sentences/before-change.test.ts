/** Levels before and after a change that is told in a clause of its own, and names of the first of a run of levels. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string | RegExp]>([
  ["The city's debt has come down by €15m and stands at €70m.", "Before 85000000 · Now 70000000"],
  ["Rent is up €60 and is now €740.", "Before 680 · Now 740"],
  ["Our debt has fallen by £4,000 and is £11,000 now.", "Before 15000 · Now 11000"],
  ["The bus lane cut my commute by 12 minutes; it used to take 47.", "Before 47 · Now 35"],
  ["The club has lost 40 members since 2019 and now has 210.", "2019 250 · Now 210"],
  ["Monthly pledges stand at £5,200, up £700 on last month.", "Last month 4500 · Now 5200"],
  ["Cut my phone bill to 12 quid a month; it used to be 38.", "Before 38 · After 12"],
  ["The boxer lost 3 kg and weighed in at 78.", /^(?!.*81)/u],
  ["Sales are up 12% and staff now number 45.", /^(?!.*33)/u],
  // names of the first level
  [
    "We closed the seed year with 200 customers and have grown 50% every year since. That's two years now.",
    "Seed year 200 · Year 1 300 · Year 2 450",
  ],
  ["At opening we had 40 members and added 15 every month for two months.", "Opening 40 · Month 1 55 · Month 2 70"],
  [
    "A car worth €24,000 loses a quarter of its value every year. Give its value when new, after 1 year and after 2.",
    "New 24000 · Year 1 18000 · Year 2 13500",
  ],
  ["We had 200 users and added 50 every month for two months.", "Start 200 · Month 1 250 · Month 2 300"],
])("%s", (text, line) => {
  if (typeof line === "string") expect(readLine(text)).toBe(line);
  else expect(readLine(text)).toMatch(line);
});
