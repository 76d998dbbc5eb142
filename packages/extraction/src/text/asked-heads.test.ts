import { expect, it, test } from "vitest";
import { extract } from "../full-reader.ts";
import { askedHeads } from "./asked-heads.ts";

test.each([
  ["Please plot the temperature in my classroom: 9am 17, 11am 19", "temperature in my classroom: 9am 17, 11am 19"],
  ["compare screen time: me 5h, sister 7h", "screen time: me 5h, sister 7h"],
  ["Show the number of goals per player: Sam 12, Ali 9", "goals per player: Sam 12, Ali 9"],
  ["Help me compare prices: Aldi £1.20, Tesco £1.45", "prices: Aldi £1.20, Tesco £1.45"],
  ["Show how our class travels - walk 12, bus 9", "how our class travels - walk 12, bus 9"],
  ["can you show me the attendance please. Mon 12, Tue 14", "attendance: Mon 12, Tue 14"],
  ["mile times pls mon 8:12 wed 7:58", "mile times: mon 8:12 wed 7:58"],
  ["show number of pets per house dogs 12 cats 9", "pets per house dogs 12 cats 9"],
  ["Plot average rainfall\nJan 55\nFeb 41", "average rainfall\nJan 55\nFeb 41"],
])("%s is read without what is asked", (text, left) => expect(askedHeads(text)?.text).toBe(left));

test.each([
  "Show jumping: Ann 4, Bo 8",
  "Compare the Market: 12, Go Compare: 9",
  "Draw results: 5 home, 3 away",
  "Plot sizes: A 120, B 140",
  "Show attendance: Fri 120, Sat 200",
  "See the doctor at 5",
  "Compare 12 apples with 9 pears: fine",
])("%s is read as it stands", (text) => expect(askedHeads(text)).toBeNull());

it("keeps the places of the text as typed", () => {
  const text = "Please show the attendance please. Mon 12, Tue 14, Wed 9";
  const answer = extract(text);
  const stated = answer.ok
    ? answer.chart.grounding.flat().flatMap((cell) => cell?.spans.map(([from, to]) => text.slice(from, to)) ?? [])
    : [];
  expect(stated).toEqual(["12", "14", "9"]);
  expect(answer.ok && answer.chart.title).toBe("Attendance");
});
