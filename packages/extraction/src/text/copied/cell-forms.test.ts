/** Cells told in forms of their own. */
import { expect, test } from "vitest";
import { readLine, readUnit } from "../../compose/chart-line.fixture.ts";
import { cellForms } from "./cell-forms.ts";

test.each([
  ["Mon\t5h\nTue\t6h 30m", "Mon\t5h\nTue\t6h30m"],
  ["Disk  Size  Used\nsda   50G   3G", "Disk  Size  Used\nsda   50GB   3GB"],
  ["Mois\tCA\nMars\t12 000 €\nMai\t1 215 500 €", "Mois\tCA\nMars\t12000 €\nMai\t1215500 €"],
  ["real 0m3.214s\nsys 0m0.334s", "real 3.214s\nsys 0.334s"],
])("told as text tells them: %s", (text, told) => expect(cellForms(text)?.text).toBe(told));

test.each([
  "Carrier\t4G\t5G\nO2\t70\t30",
  "Ann ran 6h 30m\nBo ran 5h",
  "Size\tPrice\n5G phone\t400\n4G phone\t200",
  "Sugar 50G\nSalt 3G",
  "split 10m3s\nlast 9m59s",
])("left: %s", (text) => expect(cellForms(text)).toBeNull());

test("hours and minutes of cells are minutes", () => {
  const text = "Mon\t5h\nTue\t6h 30m\nWed\t4h 15m";
  expect(readLine(text)).toBe("Mon 300 · Tue 390 · Wed 255");
  expect(readUnit(text)).toBe("min");
});
