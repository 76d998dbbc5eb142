/** Columns go by the two words that set them apart. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const told = (text: string): string => {
  const answer = extract(text);
  if (!answer.ok) return answer.reason;
  return `${answer.chart.title}: ${answer.chart.series.map(({ name }) => name).join("/")}`;
};

test.each([
  ["Old and new prices: bread 2.10 and 2.40, milk 1.20 and 1.35, eggs 3 and 3.60.", "Prices: Old/New"],
  ["North/South split: revenue 4.2/3.1, costs 2.8/2.9, profit 1.4/0.2", "North and South: North/South"],
  ["First and second homework: Lina 8 and 9, Omar 6 and 7, Tess 10 and 8.", "Homework: First/Second"],
  ["Men's and women's shoes sold: Mon 12 and 30, Tue 9 and 25.", "Shoes: Men/Women"],
  // what is no contrast, or has a noun of its own
  ["Tea and iced coffee: Mon 12 and 4, Tue 9 and 7.", "Tea and iced coffee: Tea/Iced coffee"],
  ["Red wine and white wine: Mon 12 and 4, Tue 9 and 7.", "Red wine and white wine: Red wine/White wine"],
])("%s", (text, line) => expect(told(text)).toBe(line));
