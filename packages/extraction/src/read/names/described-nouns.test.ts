import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const namesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name }) => name).join(" · ") : answer.reason;
};

describe("nouns behind the word that describes them", () => {
  it.each([
    ["Reasons: better pay elsewhere 38%, poor management 26%, other 15%.", "Better pay · Poor management · Other"],
    ["Why they quit: low pay 38%, long hours 26%, bad boss 15%", "Low pay · Long hours · Bad boss"],
    ["Better pay 40, better hours 30, better boss 20", "Better pay · Better hours · Better boss"],
    ["Higher 12, lower 9", "Higher · Lower"],
  ])("%s", (text, names) => expect(namesOf(text)).toBe(names));
});
