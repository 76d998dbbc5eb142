import { expect, test } from "vitest";
import { tokenize } from "./tokenize.ts";

const cases: readonly (readonly [string, string])[] = [
  ["Chrome 65%", "Chrome·65·%"],
  ["80→110kg", "80·→·110·kg"],
  ["Mon–Fri: 3,5,2,8", "Mon·–·Fri·:·3·,·5·,·2·,·8"],
  ["48 300 visiteurs", "48 300·visiteurs"],
  ["2012 3.4, 2015 4.4", "2012·3.4·,·2015·4.4"],
  ["COVID-19 and i5-8250U", "COVID-19·and·i5-8250U"],
  ["Ana’s e-bikes", "Ana’s·e-bikes"],
  ["a -> b", "a·->·b"],
  ["sam x7", "sam·x·7"],
  ["w/ 34, w/o it, w/out us, w/e 5", "w/·34·,·w/o·it·,·w/out·us·,·w·/·e·5"],
  ["40 2day, 2days", "40·2day·,·2·days"],
  ["2h10, h264", "2·h·10·,·h264"],
  ["Tea....3 Well... no", "Tea·....·3·Well·.·.·.·no"],
  ["112 O+, 11 AB+", "112·O+·,·11·AB+"],
  ["R1,200 and R800, RS200", "R·1,200·and·R·800·,·RS200"],
  ["St. Ives vs. Bath", "St.·Ives·vs.·Bath"],
  ["12 Mt. Dr. Ito at 1st. Then", "12·Mt·.·Dr.·Ito·at·1·st·.·Then"],
  ["no. 8 287 cm", "no·.·8·287·cm"],
  ["🇫🇷 12 👍🏽", "🇫🇷·12·👍🏽"],
];

test.each(cases)("%s", (text, shown) => {
  expect(
    tokenize(text)
      .map((token) => token.text)
      .join("·"),
  ).toBe(shown);
});

test("every token stands where it says", () => {
  const text = "Umsatz: 1,2 Mio. € 🎉\nCafé 3½ \ud800 x";
  for (const token of tokenize(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
});
