import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Just over a third of nurses, 36 percent, want to quit; among doctors it's 22 percent.", "Nurses 36 · Doctors 22"],
  ["About half of men (52%) cook daily and a quarter of women (24%) never do.", "Men 52 · Women 24"],
  ["Almost half the budget – 47 per cent – goes on rent, 20 on food, 33 on fun.", "Rent 47 · Food 20 · Fun 33"],
  ["Fewer than half of tenants, exactly 44%, pay on time; of owners, 91%.", "Tenants 44 · Owners 91"],
  ["A fifth of boys and nearly half of girls – 48%, to be exact – sing.", "Boys 20 · Girls 48"],
])("%s: told once", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["A third of men, 35% of women and half of teens use it.", "Men 33.3 · Women 35 · Teens 50"],
  ["Steel makes up over half of the weight (51%), concrete 44%, glass 5%.", "Steel 51 · Concrete 44 · Glass 5"],
  ["Roughly a quarter of pupils walk, 24% cycle, half take the bus.", "Walk 25 · Cycle 24 · Bus 50"],
])("%s: two shares", (text, line) => expect(readLine(text)).toBe(line));
