/** Series that are named in one way, by who speaks, where it holds, or by the years that are counted on. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";

const seriesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.series.map(({ name }) => name).join("/") : answer.reason;
};

test.each([
  ["On weekdays we read 25 minutes and play 70; on weekends it's 40 and 185.", "Read/Play"],
  ["On a school day my son reads for 20 minutes and plays for 90; on Saturday it's 45 and 200.", "Reads/Plays"],
  ["Stornoway charges £12 a head and £54 a car, Ullapool £11 and £49.", "Head/Car"],
  ["Last week 42 people came on Monday and 18 on Friday; this week 39 and 25.", "Monday/Friday"],
  ["Bus: 40 min there, 55 back. Car: 25 there, 30 back. Bike: 50 and 45.", "There/Back"],
  ["We sold 34 loaves on Monday, 29 on Tuesday; the neighbours sold 22 and 25.", "We/Neighbours"],
  ["We used 34 kWh on Monday, 29 on Tuesday, 41 on Wednesday; the shop used 22, 25 and 19.", "We/Shop"],
  ["We burned 34 logs in Nov, 51 in Dec; they burned 20 and 44.", "We/They"],
  ["he scored 3 goals in aug, 5 in sept, 2 in oct, his brother only 1, 1 and 4", "He/Brother"],
  ["They won 5 games in 2021, 8 in 2022, the Bears 3 and 4.", "They/Bears"],
  ["I read 4 books in May, 6 in June and 2 in July; my wife 9, 7 and 11.", "Me/Wife"],
  ["We sold 12 boats in 2021, 15 in 2022 and 9 in 2023; our rivals 20, 18 and 21.", "We/Rivals"],
])("%s", (text, series) => expect(seriesOf(text)).toBe(series));

test.each([
  [
    "Arabica closed at 188 cents a pound and robusta at 142 on Monday; on Tuesday they were at 191 and 140.",
    "Arabica/Robusta",
  ],
  ["Lake Erken froze for 118 days in 1990 and Mälaren for 96. 2005: 91 and 60.", "Lake Erken/Mälaren"],
  ["The clinic saw 42 adults and 18 in pain on Monday, 30 and 9 on Tuesday.", "Adults/Pain"],
  ["We had 12 goals in May, 9 in June; assists 4 and 5.", "Goals/Assists"],
  ["We had 12 goals in May, 9 in June; our assists 4 and 5.", "Goals/Assists"],
  ["I did 20 push-ups on Monday, 22 on Tuesday; my sit-ups were 30 and 35", "Push-ups/Sit-ups"],
  ["We had 40 guests in May and 55 in June, our staff was 8 and 11", "Guests/Staff"],
  ["In Leeds we sold 34 loaves on Monday and 40 on Tuesday; York sold 20 and 10.", "Leeds/York"],
])("%s: is named as it is told", (text, series) => expect(seriesOf(text)).toBe(series));

test.each([
  [
    "Nurses work 38 hours a week here, doctors 52, porters 40. In Germany it's 35, 45 and 38.",
    "[Nurses / Doctors / Porters] Here 38/52/40 · Germany 35/45/38",
  ],
  ["Kath did 45 in May and 80 in June, Jo 50 and 75.", "[Kath / Jo] May 45/50 · June 80/75"],
  [
    "Lithium cost $78 at the end of 2022, $14 a year later and $10 the year after that; nickel 30, 16 and 15.",
    "[Lithium / Nickel] 2022 78/30 · 2023 14/16 · 2024 10/15",
  ],
  ["Churn, H1 → H2: basic 8% → 6%, pro 5% → 4%.", "[Basic / Pro] H1 8/5 · H2 6/4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
