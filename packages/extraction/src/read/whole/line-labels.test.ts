import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Why people hike\n- To spend time with friends and dogs: 52%\n- To get away from the office: 31%\n- To relax and recharge: 28%",
    "Spend time with friends and dogs 52 · Get away from the office 31 · Relax and recharge 28",
  ],
  [
    "Cost of waiting for a bus: 12\nPrice of getting it wrong: 30\nTime lost in traffic: 44",
    "Cost of waiting for a bus 12 · Price of getting it wrong 30 · Time lost in traffic 44",
  ],
])("labels of lines stay whole: %s", (text, line) => expect(readLine(text)).toBe(line));

test("short labels", () => expect(readLine("Tea: 12\nCoffee: 30\nWater: 44")).toBe("Tea 12 · Coffee 30 · Water 44"));
