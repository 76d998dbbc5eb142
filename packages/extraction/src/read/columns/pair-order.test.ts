import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["In 2021 the mix was 70/30 between tea and coffee, in 2022 64/36", "[Tea / Coffee] 2021 70/30 · 2022 64/36"],
  ["Gender split (m/f): sales 70/30, tech 80/20, HR 25/75", "[M / F] Sales 70/30 · Tech 80/20 · HR 25/75"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
