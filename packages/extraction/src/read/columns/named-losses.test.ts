/** Columns of what was lost hold how much, beside what was gained; a level that fell stays one. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const tableOf = (text: string): string => {
  const answer = extract(text);
  if (!answer.ok) return answer.reason;
  const { series, points } = answer.chart;
  return `${series.map(({ name }) => name).join("/")} | ${points.map(({ name, values }) => `${name} ${values.join("/")}`).join("; ")}`;
};

test.each([
  ["Q1: signed 14, lost 3. Q2: signed 22, lost 5. Q3: signed 9, lost 8.", "Signed/Lost | Q1 14/3; Q2 22/5; Q3 9/8"],
  ["Spring: planted 120 trees, lost 14. Autumn: planted 90, lost 6.", "Planted/Lost | Spring 120/14; Autumn 90/6"],
  [
    "May: gained 40 followers, lost 12. June: gained 55, lost 9. July: gained 30, lost 31.",
    "Gained/Lost | May 40/12; June 55/9; July 30/31",
  ],
  ["Club: 2022 +40 joined, 12 quit. 2023 +35 joined, 18 quit.", "Joined/Quit | 2022 40/12; 2023 35/18"],
  ["Choir: in May 9 joined, 4 left. In June 12 joined, 7 left.", "Joined/Left | May 9/4; June 12/7"],
  [
    "Who came, who left: Kent gained 310 people and lost 145, Devon +980 / −122, and Essex +744 / −801",
    "Gained/Lost | Kent 310/145; Devon 980/122; Essex 744/801",
  ],
])("%s", (text, table) => {
  expect(tableOf(text)).toBe(table);
});

test.each([
  ["The club had 140 members, then lost 12.", "128"],
  ["Ann is at 80 kg and lost 3 since May.", "80"],
])("leaves alone: %s", (text, value) => {
  expect(tableOf(text)).toContain(value);
});
