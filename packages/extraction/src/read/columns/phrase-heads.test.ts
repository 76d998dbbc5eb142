import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "What we planned / what we shipped, per sprint. Sprint 1 12 / 10. Sprint 2 14 / 9. Sprint 3 11 / 11.",
    "[Planned / Shipped] Sprint 1 12/10 · Sprint 2 14/9 · Sprint 3 11/11",
  ],
  [
    "What I guessed / what it was. Rent £800 / £950. Food £200 / £310.",
    "[Guessed / What it was] Rent 800/950 · Food 200/310",
  ],
  [
    "hours read / hours gamed, fri–mon: 2/3, 1/5, 3/2, 2/2",
    "[Hours read / Hours gamed] Fri 2/3 · Sat 1/5 · Sun 3/2 · Mon 2/2",
  ],
  [
    "Money in, money out. Jan: £1,100 and £900. Feb: £1,250 and £1,300. Mar: £990 and £1,400.",
    "[Money in / Money out] Jan 1100/900 · Feb 1250/1300 · Mar 990/1400",
  ],
  [
    "Rent in, repairs out. 2021: £11,000 and £4,000. 2022: £11,400 and £6,200. 2023: £11,900 and £9,800.",
    "[Rent / Repairs] 2021 11000/4000 · 2022 11400/6200 · 2023 11900/9800",
  ],
  [
    "Our quote / their quote. Roof £4,200 / £3,900. Windows £2,100 / £2,600. Doors £900 / £850.",
    "[Us / Them] Roof 4200/3900 · Windows 2100/2600 · Doors 900/850",
  ],
  [
    "goals scored–conceded: Leeds 41–30, Hull 35–38, York 22–44",
    "[Scored / Conceded] Leeds 41/30 · Hull 35/38 · York 22/44",
  ],
  [
    "What we paid vs what it's worth now: flat 210k / 260k, car 18k / 9k, bike 900 / 400",
    "[Paid / Worth now] Flat 210000/260000 · Car 18000/9000 · Bike 900/400",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Two in, six out. That's the score for players at our club this January; last January it was five in, five out.",
    "[In / Out] Last January 5/5 · This January 2/6",
  ],
  ["Men / women. Boxing 41 / 12. Yoga 9 / 38. Spin 22 / 25.", "[Men / Women] Boxing 41/12 · Yoga 9/38 · Spin 22/25"],
  [
    "Crowds (home/away): Leeds 310/120, Hull 220/90, York 180/60",
    "[Home / Away] Leeds 310/120 · Hull 220/90 · York 180/60",
  ],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
