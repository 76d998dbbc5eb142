/** Classes, wards and flats told by a number and a letter that is no magnitude there. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["6B falls, nights v days. Jan 5 v 2, Feb 7 v 2, March 3 v 1", "[Nights / Days] Jan 5/2 · Feb 7/2 · March 3/1"],
  ["nights on 4B last month.. falls 6, pressure sores 2, drug errors 3", "Falls 6 · Pressure sores 2 · Drug errors 3"],
  ["3B attendance this week: Mon 24, Tue 26, Wed 22", "Mon 24 · Tue 26 · Wed 22"],
  ["Books read in 5B this term: Ana 12, Tom 9, Priya 17", "Ana 12 · Tom 9 · Priya 17"],
  ["12B sickness days. Jan 31, Feb 27, Mar 19", "Jan 31 · Feb 27 · Mar 19"],
  ["Staff on 11B tonight: nurses 4, HCAs 3, doctors 2", "Nurses 4 · HCAs 3 · Doctors 2"],
  ["Claims under s.20B: Leeds 14, York 9, Hull 3", "Leeds 14 · York 9 · Hull 3"],
  ["400m pr glow up: freshman 61.2 → soph 58.4 → jr 55.9", "Freshman 61.2 · Soph 58.4 · Jr 55.9"],
  ["My 400m pr: May 61.2, June 58.4, July 55.9", "May 61.2 · June 58.4 · July 55.9"],
  ["400m, Ann 61.2, Bea 63.4, Cat 60.8", "Ann 61.2 · Bea 63.4 · Cat 60.8"],
  ["50m back 2024: Leo 32.4, Max 31.8, Zed 35", "Leo 32.4 · Max 31.8 · Zed 35"],
  ["4B, electricity: Jan 88.2, Feb 92.1, Mar 71.9", "Jan 88.2 · Feb 92.1 · Mar 71.9"],
  ["5M reading: Ana 12.5, Ben 14.2, Cal 9.8", "Ana 12.5 · Ben 14.2 · Cal 9.8"],
  ["4T merits: Ana 12, Tom 9, Priya 17", "Ana 12 · Tom 9 · Priya 17"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["8B people in 2022, 10 by 2080", "2022 8000000000 · 2080 10000000000"],
  ["China invested in 4B trees, India 2, Brazil 1", "China 4000000000 · India 2000000000 · Brazil 1000000000"],
  ["8B trees: China 5, India 3", "China 5000000000 · India 3000000000"],
  ["67m in all: England 56.5, Scotland 5.4, Wales 3.1", "England 56500000 · Scotland 5400000 · Wales 3100000"],
  ["90m bottles: Leeds 41.5, York 30.2, Hull 18.3", "Leeds 41500000 · York 30200000 · Hull 18300000"],
  ["$4bn raised: Leeds 1.5, York 2.1, Hull 0.4", "Leeds 1500000000 · York 2100000000 · Hull 400000000"],
  ["3B views on YouTube, 2 on TikTok, 1 on Facebook", "YouTube 3000000000 · TikTok 2000000000 · Facebook 1000000000"],
  ["6B streams in January, 7B in February", "January 6000000000 · February 7000000000"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
