import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { tiers } from "./tiers.ts";

test.each([
  [
    "Income tax: 0% up to £12,570, 20% up to £50,270, 40% up to £125,140, 45% above.",
    "Up to £12,570 0 · Up to £50,270 20 · Up to £125,140 40 · Above 45",
  ],
  [
    "Postage: £1.20 up to 100 g, £2.10 up to 500 g, £3.40 up to 1 kg.",
    "Up to 100 g 1.2 · Up to 500 g 2.1 · Up to 1 kg 3.4",
  ],
  ["Commission is 5% up to £10k, 8% over £10k and 10% over £50k", "Up to £10k 5 · Over £10k 8 · Over £50k 10"],
  ["Fines: £100 over 5 mph, £250 over 10", "Over 5 mph 100 · Over 10 250"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Sales rose 5% to £12m and costs 8% to £9m",
  "Cakes £3, up to £5 for large",
  "12 over 60, 9 under 60 and 4% up to 20",
  "£5 up to Leeds, £9 up to York",
])("leaves alone: %s", (text) => expect(tiers(text)).toBeNull());
