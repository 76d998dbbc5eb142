import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Market leader Tesco, number-two retailer Sainsbury’s and discounter Lidl posted sales growth of 5.0%, 3.5% and 6.6% respectively.",
    "Tesco 5 · Sainsbury’s 3.5 · Lidl 6.6",
  ],
  ["Carmaker Kia sold 90 vans and rival Fiat 70.", "Kia 90 · Fiat 70"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what is no role stays", () => expect(readLine("Team Ana scored 5, team Bo 3.")).toBe("Team Ana 5 · Team Bo 3"));
