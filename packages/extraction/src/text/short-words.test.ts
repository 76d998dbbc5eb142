import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { shortWords } from "./short-words.ts";

const titleOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.title : answer.reason;
};

test.each([
  ["Adj. EBITDA: 2021 41, 2022 44, 2023 49 ($m)", "Adj EBITDA"],
  ["Min. wage: Germany €12.82, France €11.88", "Min wage"],
  ["No. of staff: Leeds 12, York 15", "No of staff"],
])("%s", (text, title) => expect(titleOf(text)).toBe(title));

test.each(["Leeds took 12 min. York took 15.", "Seats: max. 12 in Leeds", "He said no. Leeds had 12."])(
  "leaves alone: %s",
  (text) => expect(shortWords(text)).toBeNull(),
);
