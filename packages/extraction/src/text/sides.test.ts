import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { corrected } from "./corrected.ts";
import { bracketless, clauseless, leadless, tailless } from "./sides.ts";

test.each([
  ["Pump 2, which broke on 4 May, ran 80 hours", "Pump 2 ran 80 hours"],
  ["and, this August, aged 18, 44.", "and, this August 44."],
  ["the mill, built in 1851 for 600 men, made 1,044 bolts", "the mill made 1,044 bolts"],
])("%s: a clause beside the figures", (text, less) => expect(clauseless(text)?.text).toBe(less));

test.each([
  "Compared to 2015, when 38 sold it, 29 do",
  "Bo, who is tall, 12",
  "Bo, who scored 12 and Cy 9",
  "Bo, 12, Cy, 9",
])("%s keeps its clauses", (text) => expect(clauseless(text)).toBeNull());

test.each([
  ["Trench 2 (6 m by 4 m) gave 41 sherds", "Trench 2 gave 41 sherds"],
  ["Joan (81) did 64", "Joan did 64"],
])("%s: a bracket beside the figures", (text, less) => expect(bracketless(text)?.text).toBe(less));

test.each([
  "Ada (304 points), Bo (292)",
  "Hull (from 31 to 22)",
  "Beef 340 (2022: 410), pork 280 (2022: 260)",
  "Hull (in the north) 12",
])("%s keeps its brackets", (text) => expect(bracketless(text)).toBeNull());

test.each([
  ["21 go to the left and 5 to the greens, two of whom are new.", "21 go to the left and 5 to the greens."],
  ["After that it was 37, and 30 of those were from one trip.", "After that it was 37."],
])("%s: a part of the last", (text, less) => expect(tailless(text)?.text).toBe(less));

test.each(["Ana read 12, Bo half of those", "two of whom 12", "5 of them left, 3 stayed"])(
  "%s has no such tail",
  (text) => expect(tailless(text)?.text ?? text).not.toBe(""),
);

test.each([
  ["Haris 149 — no wait, 146 — and Amir 138", "Haris 146 — and Amir 138"],
  ["twenty-odd... no, twenty-three", "twenty-three"],
  ["Ana has 12, sorry, no, 13", "Ana has 13"],
  ["rent is £900, make that £950", "rent is £950"],
])("%s: what is taken back", (text, meant) => expect(corrected(text)?.text).toBe(meant));

test.each(["yes 61, no 204", "wrapping 5, wait 3", "Piano: 86", "Yes 14, well 3", "Kano 64/51"])(
  "%s takes nothing back",
  (text) => expect(corrected(text)).toBeNull(),
);

test.each([
  [
    "Unit 3, which tripped in May 2019 after 11 weeks, ran 5,480 hours; Unit 1 ran 6,210, Unit 2 7,930.",
    "Unit 3 5480 · Unit 1 6210 · Unit 2 7930",
  ],
  [
    "Seats: 34 to the coalition, 21 to the opposition and 5 to independents, two of whom are new.",
    "Coalition 34 · Opposition 21 · Independents 5",
  ],
  ["Fastest ball: Shaheen 147 km/h, Naseem 144, Haris 149 — no wait, 146.", "Shaheen 147 · Naseem 144 · Haris 146"],
])("%s is read without", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Founded in 1924 with 11 members, the club counts 310 adults", "the club counts 310 adults"],
  ["If you ask 500 shoppers, 92 say price", "92 say price"],
])("%s: what leads the text", (text, less) => expect(leadless(text)?.text).toBe(less));

test.each(["Leeds, founded in 1924, has 12", "According to Ann, 12 came", "Founded in 1924"])(
  "%s is led by none",
  (text) => expect(leadless(text)).toBeNull(),
);
