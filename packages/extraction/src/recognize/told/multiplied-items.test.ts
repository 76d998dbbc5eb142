import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Rents rose 20%, wages 5% and energy bills doubled.", "Rents 20 · Wages 5 · Energy bills 100"],
  ["Coffee +12%, tea +3%, cocoa has tripled", "Coffee 12 · Tea 3 · Cocoa 200"],
  ["Orders doubled, returns fell 10% and complaints halved.", "Orders 100 · Returns -10 · Complaints -50"],
  ["Sales rose 20% in 2021, halved in 2022 and rose 5% in 2023.", "2021 20 · 2022 -50 · 2023 5"],
  ["Egg prices are up by half, milk by a third and butter has doubled.", "Egg prices 50 · Milk 33.3 · Butter 100"],
  // levels, what doubles once more, and what doubles something else
  ["Sales were 40 in May and doubled in June.", "May 40 · June 80"],
  ["Output was 20% in May and doubled by July.", "May 20 · July 40"],
  ["Downloads rose 40%, which doubled our revenue.", "Downloads 40"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
