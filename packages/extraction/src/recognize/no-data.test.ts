import { describe, expect, test } from "vitest";
import { mentions } from "../mentions.ts";
import { ALL_RULES } from "./all-rules.ts";

/** Values of the figures that are found in a text, in order. */
const figuresIn = (text: string): number[] =>
  mentions(text, ALL_RULES).flatMap(({ kind, value }) => (kind === "figure" && value !== null ? [value] : []));

describe("numbers that name a thing are no figures", () => {
  test.each([
    ["Ask for extension 42.", []],
    ["IBAN DE89 3704 0044 0532 0130 00", []],
    ["Order #48210-77 has shipped", []],
    ["Door code: 5519#", []],
    ["The door code is 4471.", []],
    ["Take the 17 from platform 6.", []],
    ["Version 3.0.1 fixes the bug of 2.9.8.", []],
    ["27B Larch Lane, EH9 2PQ", []],
    ["She wore the number 10 shirt.", []],
    ["We sit in seats 21 and 22.", []],
    ["See pages 112-118 of the handbook.", []],
    ["GPS: 47.3769, 8.5417", []],
    ["Zoom ID 884 2210 9931, passcode 4471", []],
    ["The 5G rollout covers 81% of the island.", [81]],
    ["The 737 seats 189.", [189]],
    ["1234 is not a password.", []],
    ["Police found €11 million at Pier 4.", [11e6]],
    ["A stall on 5th Avenue sold 310 tacos.", [310]],
    ["It opened on 14.03.2021.", []],
    ["Seen on 2024-03-11.", []],
    ["Question 3b was hard.", []],
    ["Ring us on 04 921 3377 or 02 4410 2299.", []],
    ["Ref. QA/4410/07: please reply.", []],
    ["Read pages 7 and 9 and learn rules 2 and 3.", []],
    ["Sort code 083-112", []],
  ])("%s", (text, values) => {
    expect(figuresIn(text)).toEqual(values);
  });
});

describe("numbers of a list stay figures", () => {
  test.each([
    ["Mobile 62, desktop 38", [62, 38]],
    ["Flight 420, hotel 380, food 120", [420, 380, 120]],
    ["Shirt 25, shoes 60", [25, 60]],
    ["Desks 12 and chairs 40", [12, 40]],
    ["Hall 215.1 and Costa 217.9", [215.1, 217.9]],
    ["Blood donors: 28 B+, 19 A+", [28, 19]],
    ["Radio: 70, 31 and 54", [70, 31, 54]],
    ["1.180.000 Autos, 3.600 mehr als zuvor", [1180000, 3600]],
  ])("%s", (text, values) => {
    expect(figuresIn(text)).toEqual(values);
  });
});

describe("set phrases say no number", () => {
  test.each([
    ["He is second to none."],
    ["Give it 110%, lads!"],
    ["I've told you a million times."],
    ["Two heads are better than one, they say."],
    ["One has to admire that."],
    ["I'm 99% certain I left the oven on."],
    ["Ten past two is too late."],
    ["It's 10 to 6 and I'm still here."],
    ["Film night starts at eight."],
    ["Nobody commutes longer than they do."],
    ["It answers to Seven."],
  ])("%s", (text) => {
    expect(figuresIn(text)).toEqual([]);
  });
});

describe("values as they are written", () => {
  test.each([
    ["They waited an hour and a half.", [1.5]],
    ["3 days and a half", [3.5]],
    ["Add 1/2 cup of sugar and 1 1/4 cups of flour.", [0.5, 1.25]],
    ["1/3 of voters", [33.3333]],
    ["I give it 8/10.", [8]],
    ["Net income: 12.4, (1.2), 3.9", [12.4, -1.2, 3.9]],
    ["2021 (41,5) Mio. €, 2022 12,3 Mio. €", [-41.5e6, 12.3e6]],
    ["Ann (31) 40k, Bo (28) 35k", [31, 40e3, 28, 35e3]],
    ["Rents grew 8%, wages grew 3, jobs fell by 5.", [8, 3, -5]],
    ["Rents grew 8%, and 5 of us left.", [8, 5]],
    ["Q1 £(3.2)m, Q2 £1.1m, Q3 CHF (1'200)", [-3.2e6, 1.1e6, -1200]],
    ["Costs in € (2023): 12 and 9", [12, 9]],
    ["Q1 (340k), Q2 (95k), Q3 12k, Q4 410k, net", [-340e3, -95e3, 12e3, 410e3]],
    ["Murcia 1,57 millones, La Rioja 324 mil", [1.57e6, 324e3]],
    ["Dinner for 4 $412, taxi 8 €", [4, 412, 8]],
    ["Gatwick handled 43.2m passengers", [43.2e6]],
    ["Sales went from 1.1m to 1.6m", [1.1e6, 1.6e6]],
    ["He jumped 8.2m, she 7.1m", [8.2, 7.1]],
    ["Sea level rises 0.3-1.0 m by 2100", [0.65]],
    ["In the 1990s a pint was 90p", [90]],
  ])("%s", (text, values) => {
    expect(figuresIn(text)).toEqual(values);
  });
});

describe("what a figure is depends on the others", () => {
  test.each([
    ["a poll's sample", "YouGov asked 2,116 adults: 56% say yes, 31% no, 13% don't know", [56, 31, 13]],
    ["a sample in brackets", "Yes 56%, no 44% (GfK, 1,020 households)", [56, 44]],
    ["a count of households without shares", "In brackets (1,020 households) or 300 flats", [1020, 300]],
    ["another count before a colon", "We won 5 games: 3 at home, 2 away", [5, 3, 2]],
  ])("%s: %s", (_, text, values) => {
    expect(figuresIn(text)).toEqual(values);
  });
});

describe("context in front of the figures", () => {
  test.each([
    ["Between 7 and 9 am, line U6 carries 14,000 riders", [14000]],
    ["12 deaths per 100,000 in Spain, 9 in Italy", [12, 9]],
    ["NPS 61 in March, 58 in April", [61, 58]],
    ["On 11/29 we shipped 1,906, on 12/2 2,744", [1906, 2744]],
    ["Points: week 1 – 38, week 2 – 41", [38, 41]],
    ["Points, weeks 1 – 4: 38", [38]],
    ["Change 2013–23: Hull +22%, York −3%", [22, -3]],
    ["We waited for 2 weeks", [2]],
  ])("%s", (text, values) => {
    expect(figuresIn(text)).toEqual(values);
  });
});
