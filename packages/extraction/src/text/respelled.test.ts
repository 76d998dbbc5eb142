/** Apostrophes left out, "&" between two items and line breaks inside prose change nothing. */
import { describe, expect, it } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { joinedLines, respelled, spelledUsually } from "./respelled.ts";

describe("spells out", () => {
  it.each<[string, string]>([
    ["Theres twice that here, and we dont ask", "There's twice that here, and we don't ask"],
    ["Im thirty-one, theyre 9 and youve 4", "I'm thirty-one, they're 9 and you've 4"],
    ["A hip takes 18 minutes & costs £14", "A hip takes 18 minutes and costs £14"],
    ["Honey 2021/22/23: North 14/11/18", "Honey 2021, 2022, 2023: North 14/11/18"],
    ["Leeds 62% [2019: 67%], York 71% [69%]", "Leeds 62% (2019: 67%), York 71% (69%)"],
    ["train abt £30, coach approx 18", "train about £30, coach about 18"],
    ["tea 12ppl, coffee 9 ppl", "tea 12, coffee 9"],
    ["73 voted for, 121 against & 6 abstained", "73 voted for, 121 against and 6 abstained"],
  ])("%j", (text, spelled) => expect(respelled(text)?.text).toBe(spelled));

  it("goes back to the places as typed", () => {
    const text = "Theres 12 on the bus & 9 on the train";
    const short = respelled(text);
    const place = short?.text.indexOf("9") ?? -1;
    expect(short?.back([place, place + 1])).toEqual([text.indexOf("9"), text.indexOf("9") + 1]);
  });
});

describe("leaves alone", () => {
  it.each([
    "Sales 2022/23: 40, 2023/24: 50, on 2024/12/31",
    "im Mai 12, im Juni 9",
    "11 PCs and 9 PCs",
    "the 3 ppl who care: tea 5",
    "It covers 62% of trade [1], tariffs 30% [12], see [here](a.b)",
    "Leeds 62% (2019 [old count]: 67%)",
    "We were 12, they want 9 giant plants",
    "Coyle & Sons 9, fish & chips 12 and drinks 5",
    "12 fish & chips and 5 pizzas",
    "Kessler (9 days) beats Moritz & Sons (14 days)",
    "33 caravans, 1 tank. Kids (4 & 6) asleep",
  ])("%j", (text) => expect(respelled(text)).toBeNull());
});

describe("lines", () => {
  it("joins sentences", () =>
    expect(joinedLines("We had 12 guests on Monday alone.\nOn Friday it was 9.")).toBe(
      "We had 12 guests on Monday alone. On Friday it was 9.",
    ));
  it.each(["Ann 12.\nBo 8.", "Month | Rain\nMay | 12\nJune | 9", "Rent 5\nFood 6", "One line of words and 12 cups."])(
    "keeps %j",
    (text) => expect(joinedLines(text)).toBeNull(),
  );
});

describe("reads", () => {
  it.each<[string, string]>([
    [
      "The Kowloon ferry had 21,400 riders on weekdays and 33,900 at weekends.\nThe harbour tram had 14,250 and 19,600.",
      "[Weekdays / Weekends] Kowloon ferry 21400/33900 · Harbour tram 14250/19600",
    ],
    ["My nan is eighty-four, my mum fifty-nine and Im thirty-one", "Nan 84 · Mum 59 · Me 31"],
    ["Of the members 73 were for, 121 against & 6 abstained.", "For 73 · Against 121 · Abstained 6"],
  ])("%j", (text, line) => expect(readLine(text)).toBe(line));
});

describe("products and degrees as they are usually spelled", () => {
  it.each([
    ["iphone 15 buyers waited 9 days, pixel 9 buyers 4", "iPhone 15 buyers waited 9 days, Pixel 9 buyers 4"],
    ["windows 11 is on 40 of them, windows 10 on 9", "Windows 11 is on 40 of them, Windows 10 on 9"],
    ["One-and-a-half hours by car, three-quarters by train", "One and a half hours by car, three-quarters by train"],
    ["31°c on monday, 28 °c on friday", "31°C on monday, 28 °C on friday"],
  ])("%s", (text, spelled) => expect(spelledUsually(text)).toBe(spelled));

  it.each([
    "iphone 61%, samsung 24%", // shares
    "ios 9, android 12", // a list of figures
    "we cleaned 12 windows, 10 doors",
    "31°C on Monday",
    "the pixel 3-pack",
  ])("not %s", (text) => expect(spelledUsually(text)).toBeNull());
});

it("a sentence that is wrapped is read as one, lines of their own are not", () => {
  expect(joinedLines("Overall, robberies are down 31 percent and burglaries\ndown 17 percent since 1995.")).toBe(
    "Overall, robberies are down 31 percent and burglaries down 17 percent since 1995.",
  );
  expect(joinedLines("Robberies are down 31 percent in the north\nBurglaries are up 4 percent")).toBeNull();
});
