import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The Dutch population in Ghana was 454,402, or 10.95% of total population; there were 79,573 Danes (1.91%); 55,984 Tatars (1.34%); 55,815 Finns (1.34%); 29,564 Poles (0.7%)",
    "Danes 1.91 · Tatars 1.34 · Finns 1.34 · Poles 0.7",
  ],
  ["The proportion of men makes up 48.3%, the proportion of women 51.7%.", "Men 48.3 · Women 51.7"],
  [
    "figures show that 66% of women taking their first degree achieved an upper second and 61% of men met the same level.",
    "Women 66 · Men 61",
  ],
  [
    "22% of tenants and 19% of owners finding rents to be the biggest concern, compared to just 9% of lodgers.",
    "Tenants 22 · Owners 19 · Lodgers 9",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a brand keeps its number", () => expect(readLine("7 Up 12, Fanta 9")).toBe("7 Up 12 · Fanta 9"));
