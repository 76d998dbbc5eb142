/** English of people who write another tongue at home. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const read: Record<string, readonly (readonly [string, string])[]> = {
  "days and months with points": [
    ["On 12.03. we had 45 visitors, on 13.03. 52 visitors", "12 March 45 · 13 March 52"],
    ["The 12.03. we had 45 visitors, the 13.03. 52 visitors", "12 March 45 · 13 March 52"],
    ["12.03. 45 visitors, 13.03. 52 visitors", "12.03 45 · 13.03 52"],
    ["The red costs 12.03 and the blue 13.05", "Red 12.03 · Blue 13.05"],
  ],
  "rupees with a point and a blank": [
    ["Rs. 500 for petrol, Rs. 1,200 for food and Rs. 3,50,000 for house", "Petrol 500 · Food 1200 · House 350000"],
  ],
};

describe.each(Object.entries(read))("%s", (_, rows) => {
  test.each(rows)("%s", (text, line) => expect(readLine(text)).toBe(line));
});
