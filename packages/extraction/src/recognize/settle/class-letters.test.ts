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
  ["4T merits: Ana 12, Tom 9, Priya 17", "Ana 12 · Tom 9 · Priya 17"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["8B people in 2022, 10 by 2080", "2022 8000000000 · 2080 10000000000"],
  ["China invested in 4B trees, India 2, Brazil 1", "China 4000000000 · India 2000000000 · Brazil 1000000000"],
  ["8B trees: China 5, India 3", "China 5000000000 · India 3000000000"],
  ["3B views on YouTube, 2 on TikTok, 1 on Facebook", "YouTube 3000000000 · TikTok 2000000000 · Facebook 1000000000"],
  ["6B streams in January, 7B in February", "January 6000000000 · February 7000000000"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
