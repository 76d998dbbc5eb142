/** One that is denied is none, and one that isn't stays one. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Anna sold 12 cakes, Ben 9, and Carla didn't sell one.", "Anna 12 · Ben 9 · Carla 0"],
  ["Anna sold 12 cakes, Ben 9, and Carla didn't sell a single one.", "Anna 12 · Ben 9 · Carla 0"],
  ["Mum has been to 14 countries, Dad to 9 and I haven't been to one.", "Mum 14 · Dad 9 · Me 0"],
  ["Leeds won 5 games, Hull 3; York failed to win one.", "Leeds 5 · Hull 3 · York 0"],
  ["Leeds won 5 games, Hull 3 and York did not win any.", "Leeds 5 · Hull 3 · York 0"],
  ["Ann caught 7 fish, Bo 4 and Cy hasn't caught one yet.", "Ann 7 · Bo 4 · Cy 0"],
])("%s is read as %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Tom ate six pies, Jo four and I only one.", "Tom 6 · Jo 4 · Me 1"],
  ["Tom ate six pies, Jo four and Ann one, never more.", "Tom 6 · Jo 4 · Ann 1"],
  ["Anna sold 12 cakes, Ben 9, and Carla didn't just sell one.", "Anna 12 · Ben 9 · Carla 1"],
  ["Not one but two goals for Kane, 3 for Saka.", "Kane 2 · Saka 3"],
])("%s denies nothing", (text, line) => expect(readLine(text)).toBe(line));
