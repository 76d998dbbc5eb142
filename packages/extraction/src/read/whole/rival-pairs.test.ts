import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const tableOf = (text: string): string => {
  const answer = extract(text);
  if (!answer.ok) return "no";
  const series = answer.chart.series.map(({ name }) => name).join("/");
  return `${series}: ${answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(", ")}`;
};

describe("pairs of figures of two sides", () => {
  it.each([
    [
      "Girls outscored boys in reading, 489 to 465, and lagged in maths, 468 to 477.",
      "Girls/Boys: Reading 489/465, Maths 468/477",
    ],
    ["We beat Thornbury! Shots 17–6, corners 9–2, fouls 8–15.", "We/Thornbury: Shots 17/6, Corners 9/2, Fouls 8/15"],
    [
      "At half-time they trailed us: shots 3 to 8, corners 1 to 5, fouls 11 to 6.",
      "They/We: Shots 3/8, Corners 1/5, Fouls 11/6",
    ],
    [
      "Readers prefer Kent to Essex, 52 to 48 in spring and 55 to 45 in autumn.",
      "Kent/Essex: Spring 52/48, Autumn 55/45",
    ],
    [
      "Leeds beats Hull on rainy days (167 to 139), but Hull beats Leeds on cold mornings, 48 to 9.",
      "Leeds/Hull: Rainy days 167/139, Cold mornings 9/48",
    ],
  ])("%s", (text, table) => expect(tableOf(text)).toBe(table));

  it("leaves a change alone", () => {
    expect(tableOf("Under the new law fines rose from 40 to 60 and fees from 10 to 15.")).toBe(
      "Fines/Fees: Before 40/10, After 60/15",
    );
  });
});
