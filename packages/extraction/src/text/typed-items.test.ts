import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { sideRatios } from "./side-ratios.ts";
import { typedItems } from "./typed-items.ts";

test.each([
  ["reach 12.4k likes 830 saves 45 shares 12", "Reach 12400 · Likes 830 · Saves 45 · Shares 12"],
  ["sent 1200 opened 540 clicked 96", "Sent 1200 · Opened 540 · Clicked 96"],
  ["mon5 tue7 wed9", "Mon 5 · Tue 7 · Wed 9"],
  ["apples5, pears7, plums9", "Apples 5 · Pears 7 · Plums 9"],
  ["12W 4D 5L", "W 12 · D 4 · L 5"],
  ["12W-4L", "W 12 · L 4"],
  ["men to women 60:40", "Men 60 · Women 40"],
  ["the ratio of men to women is 60:40", "Men 60 · Women 40"],
  ["60-40 split men women", "Men 60 · Women 40"],
  ["girls:boys 3:2", "Girls 3 · Boys 2"],
  ["60 men to 40 women", "Men 60 · Women 40"],
  ["M/F split 12/9", "M 12 · F 9"],
  ["london <5, paris >90, rome 40", "London 5 · Paris 90 · Rome 40"],
  ["Latte 2 x 3.50 = 7.00\nTea 1 x 2.50 = 2.50", "Latte 7 · Tea 2.5"],
  ["mon 120 over 80, tue 125 over 82, wed 118 over 79", "[High / Low] Mon 120/80 · Tue 125/82 · Wed 118/79"],
  [
    "strongly agree 12 agree 30 neutral 8 disagree 5 strongly disagree 2",
    "Strongly agree 12 · Agree 30 · Neutral 8 · Disagree 5 · Strongly disagree 2",
  ],
  ["Final scores: Team Blue 340 Team Red 295 Team Green 410", "Team Blue 340 · Team Red 295 · Team Green 410"],
  ["Man City 91 Arsenal 89 Aston Villa 68", "Man City 91 · Arsenal 89 · Aston Villa 68"],
  ["Poll: a) 12 b) 9 c) 4", "A 12 · B 9 · C 4"],
  ["A) Pizza 12 B) Sushi 9 C) Curry 4", "Pizza 12 · Sushi 9 · Curry 4"],
  ["1️⃣ Pizza 12\n2️⃣ Sushi 9", "Pizza 12 · Sushi 9"],
  ["🇩🇪 12 🇫🇷 9 🇮🇹 7", "🇩🇪 12 · 🇫🇷 9 · 🇮🇹 7"],
  ["⭐⭐⭐ 45\n⭐⭐ 20\n⭐ 8", "⭐⭐⭐ 45 · ⭐⭐ 20 · ⭐ 8"],
  ["1* 5, 2* 3, 3* 8, 4* 20, 5* 45", "1★ 5 · 2★ 3 · 3★ 8 · 4★ 20 · 5★ 45"],
  ["Jan/Feb 12, Mar/Apr 15, May/Jun 9", "Jan/Feb 12 · Mar/Apr 15 · May/Jun 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Pixel Pro 7 Galaxy Ultra 23",
  "jan 22 feb 14 mar 9",
  "Sales 2023 north 12 south 15",
  "tea 12 cups coffee 30",
  "Tom 12 and Al 9 but Jo 4",
  "a1 b2 c3",
  "reach 12k, likes 830, saves 45",
])("holds no items without marks: %s", (text) => expect(typedItems(text)).toBeNull());

test.each([
  "Rome to Paris 2:30",
  "London to York 45 to 60",
  "men 60 women 40",
  "from 12 to 15",
  "Score at half-time 3-2",
])("holds no two sides: %s", (text) => expect(sideRatios(text)).toBeNull());

test("goes back to the places as typed", () => {
  const text = "60/40 split men women";
  const told = sideRatios(text);
  const at = told?.text.indexOf("40") ?? -1;
  expect(told?.back([at, at + 2])).toEqual([3, 5]);
});
