/** Sentences that tell their figures from others or in words, and how they are read; some that hold nothing to work out. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  ["This year there were three times as many entries as in 2019, when there were 40.", "2019 40 · This year 120"],
  ["Rent in Oslo is twice as high as in Bergen, where it averages $900.", "Oslo 1800 · Bergen 900"],
  ["Twice as many people chose tea as chose coffee, and that had 30.", "Tea 60 · Coffee 30"],
  ["Twice as many people came as last year, when we had 300.", "Last year 300"],
  ["We sold 60, twice as many as in May, when 12 people worked here.", "We 60 · May 30 · Here 12"],
])("told of what a clause says: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each<[string, string]>([
  ["Nine in ten adults have a phone, seven in ten a car and two a boat.", "Phone 90 · Car 70 · Boat 20"],
  [
    "In May nine out of ten trains were on time, in June eight out of ten, in July only five.",
    "May 90 · June 80 · July 50",
  ],
  ["Nine in ten pupils walk, one in ten cycles. The school has seven.", "Walk 90 · Cycles 10"],
  ["One in five wants tea, one in five coffee, and two want milk.", "Tea 20 · Coffee 20 · Milk 2"],
])("out of as many as in front: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each<[string, string]>([
  ["It sold 800 in 2020, rose by a tenth in 2021 and by 40 in 2022.", "2020 800 · 2021 880 · 2022 920"],
  ["Sales fell by half from 600 in May, then by another 50 in June.", "May 600 · June 250"],
  ["The herd numbered 90 in 2020 and lost 12 to wolves by 2021.", "2020 90 · 2021 78"],
  ["The fund measured 500 in May, slipped 20 in June and recovered 35 in July.", "May 500 · June 480 · July 515"],
  ["The party had 60 seats in 2015, lost 20 in 2019 and won back 5 in 2023.", "2015 60 · 2019 40 · 2023 45"],
  ["Prices rose by 5% in Rome, by 3% in Bari and by 2% in Pisa.", "Rome 5 · Bari 3 · Pisa 2"],
  ["Tea rose by 10 cents and coffee by 20 cents.", "Tea 10 · Coffee 20"],
  ["We lost 5 to Leeds, 3 to Hull and 2 to York.", "Leeds 5 · Hull 3 · York 2"],
])("step by step: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each<[string, string]>([
  [
    "Store 1 sold 40 pies, store 2 10 more and store 3 three times what store 1 did.",
    "Store 1 40 · Store 2 50 · Store 3 120",
  ],
  ["Team A scored 12, team B 4 more, team C double what team A did.", "Team A 12 · Team B 16 · Team C 24"],
])("what another one did: %s", (text, line) => expect(readLine(text)).toBe(line));
