/** Texts all in small letters or all in capitals are read as those with the usual ones. */
import { describe, expect, it } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { recased } from "./recased.ts";

describe("capitals where English always has them", () => {
  it.each<[string, string]>([
    ["ana and i had 5 and 9", "ana and I had 5 and 9"],
    ["3 on 2 april, 11 by 14 may.", "3 on 2 april, 11 by 14 May."],
    ["1,204 users in the us, 377 in the eu", "1,204 users in the US, 377 in the EU"],
    ["from 100 in jan to mar", "from 100 in jan to Mar"],
    ["february 12; march, twice that", "february 12; March, twice that"],
    ["fri: mum 2. sat (left over): mum 1", "fri: mum 2. Sat (left over): mum 1"],
    ["route,mon,wed\nN3,41,40", "route,Mon,Wed\nN3,41,40"],
    ["shop\tmon\twed\ntea\t4\t5", "shop\tmon\tWed\ntea\t4\t5"],
    ["RENT WAS $2M A YEAR, FOOD FOR TEAM A 12KM", "rent was $2M a year, food for team A 12KM"],
  ])("%j", (text, cased) => expect(recased(text)).toBe(cased));
});

describe("leaves alone", () => {
  it.each([
    "rent 5, food 6",
    "We sat,\nwed, 12 in May and 9 in june",
    "Ana and i had 5 and 9",
    "12 may go, 9 may stay, and 3 march on friday",
    "it gives us 12 and them 9",
    "on friday 12 of us sat, 9 stood",
    "i.e. 12 people",
    "USA 12, UK 9, CHINA 30",
    "EUR/USD 1.0842, GBP/USD 1.2671, USD/JPY 151.32",
    "TEAM,WON,LOST\nAJAX,12,4\nTWENTE,9,7\nHEERENVEEN,8,8",
  ])("%j", (text) => expect(recased(text)).toBeNull());
});

describe("reads", () => {
  it.each<[string, string]>([
    ["FOOD TRUCK TAKINGS: TACOS $84, BURRITOS $105, AND DRINKS ONLY $30.", "TACOS 84 · BURRITOS 105 · DRINKS 30"],
    ["my sister, my brother and i are 162, 181 and 174 cm tall.", "Sister 162 · Brother 181 · Me 174"],
    ["the moth trap caught 3 on 2 april, 5 on 16 april and 11 on 14 may.", "2 april 3 · 16 april 5 · 14 May 11"],
  ])("%j", (text, line) => expect(readLine(text)).toBe(line));
});
