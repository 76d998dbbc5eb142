import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const rowsOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ") : "none";
};

test.each([
  [
    "Goals for and against: Rovers 31:12, United 27:19, Athletic 14:33.",
    "Rovers 31/12 · United 27/19 · Athletic 14/33",
  ],
  [
    "Lions won 12 and lost 4, Tigers won 9 and lost 7, Bears won 8 and lost none.",
    "Lions 12/4 · Tigers 9/7 · Bears 8/0",
  ],
  ["Bus times: Leeds 9:15, Hull 10:40, York 11:05", "none"],
])("%s", (text, rows) => expect(rowsOf(text)).toBe(rows));
