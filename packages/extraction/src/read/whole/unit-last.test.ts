/** The unit of all figures, told behind them. */
import { expect, test } from "vitest";
import { readUnit } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Harris 36, Okafor 33, don't know 31 (in %)", "%"],
  ["Tea 40, coffee 90, juice 55, all in litres", "l"],
  ["Weights: Tom 80, Ann 62, Bo 71 (kg)", "kg"],
  ["Leeds 40, York 31, Hull 12 (in percent)", "%"],
  ["Unemployment (Spain, %) 2013: 26.1; 2016: 19.6", "%"],
  ["Trump 46.8, Biden 51.3, others 1.9 (popular vote, %)", "%"],
  ["Leeds 40 cats, York 31, Hull 12 (in May)", null],
])("%s", (text, unit) => expect(readUnit(text)).toBe(unit));
