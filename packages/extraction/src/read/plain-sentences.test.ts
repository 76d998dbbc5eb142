/** Sentences typed off the cuff, and how they are read. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const read: Record<string, readonly (readonly [string, string])[]> = {
  "names that the words beside the figures deny": [
    ["Water covers 71% of the Earth's surface and land 29%", "Water 71 · Land 29"],
    ["Google has 91% of the market and Bing 4%", "Google 91 · Bing 4"],
    ["12% of the homes and 3% of the flats are empty", "Homes 12 · Flats 3"],
    ["I drink 3 coffees a day, my wife 1 and my boss 6!!", "Me 3 · Wife 1 · Boss 6"],
    ["Only 12% read the manual; 88% don't", "Read the manual 12 · Don't 88"],
    ["15% voted, 85% didn't", "Voted 15 · Didn't 85"],
    ["Women's team: 5 wins 2 losses, men's team: 3 wins 4 losses", "[Wins / Losses] Women's team 5/2 · Men's team 3/4"],
    ["Red team 5 wins 2 losses, blue team 3 wins 4 losses", "[Wins / Losses] Red team 5/2 · Blue team 3/4"],
    [
      "Night shift: 4 nurses for 28 patients, day shift 7 nurses for 30",
      "[Nurses / Patients] Night shift 4/28 · Day shift 7/30",
    ],
    ["wins 5 losses 2 for Leeds, wins 3 losses 4 for Hull", "[Wins / Losses] Leeds 5/2 · Hull 3/4"],
    ["The yacht is 12 m long, seats 45 and costs €320,000", "unclear"],
    ["The tent sleeps 4, weighs 12 kg and costs $300", "unclear"],
    ["The van seats 9, the car 5 and the bus 52", "Van 9 · Car 5 · Bus 52"],
  ],
  "rows of two figures whose columns have no names": [
    ["Mon 22/14, Tue 25/15, Wed 19/11", "[High / Low] Mon 22/14 · Tue 25/15 · Wed 19/11"],
    ["Forecast Mon 22/14°C, Tue 25/15°C, Wed 19/11°C", "[High / Low] Mon 22/14 · Tue 25/15 · Wed 19/11"],
    ["Lions 61-44, Tigers 78-29, Bears 50-55", "[First / Second] Lions 61/44 · Tigers 78/29 · Bears 50/55"],
    ["BP: Mon 120/80, Tue 135/85, Wed 128/82", "[Systolic / Diastolic] Mon 120/80 · Tue 135/85 · Wed 128/82"],
    ["Won/lost: Leeds 12/4, Hull 9/7, York 3/13", "[Won / Lost] Leeds 12/4 · Hull 9/7 · York 3/13"],
    ["Faults: kettles 2/40, irons 5/22, fans 9/12", "Kettles 2 · Irons 5 · Fans 9"],
    ["Quiz: Anna 9/10, Ben 7/10, Cleo 8/10", "Anna 9 · Ben 7 · Cleo 8"],
    ["Paris 12-15, Rome 18-22, Oslo 5-9", "Paris 13.5 · Rome 20 · Oslo 7"],
  ],
  "two sides with their figures behind both": [
    ["kids prefer tea to coffee 12 to 8", "Tea 12 · Coffee 8"],
    ["We picked pizza over pasta, 9 to 4", "Pizza 9 · Pasta 4"],
    ["Voters backed Smith over Jones 54% to 46%", "Smith 54 · Jones 46"],
    ["They prefer dogs over cats 40 to 60", "unclear"],
    ["A dentist earns three times as much as a nurse, 150k against 50k", "Dentist 150000 · Nurse 50000"],
    ["Leeds has twice as many trams as Hull, 40 to 20", "Leeds 40 · Hull 20"],
    ["A nurse earns half as much as a dentist, 50k vs 100k", "Nurse 50000 · Dentist 100000"],
    ["She prefers to run from 5 to 8", "Before 5 · After 8"],
  ],
};

for (const [rule, rows] of Object.entries(read))
  describe(rule, () => {
    test.each(rows)("%s", (text, line) => expect(readLine(text)).toBe(line));
  });
