/** What hasty typing does between the words changes nothing: blanks typed twice, "&", words above and below a table. */
import { describe, expect, it, test } from "vitest";
import { readCorpus } from "../../scripts/read-corpus.ts";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";

const WEATHER = "Month | Rain (mm) | Sun (h)\nApr | 58 | 171\nMay | 49 | 214\nJun | 63 | 233";
const WEATHER_READ = "[Rain (mm) / Sun (h)] Apr 58/171 · May 49/214 · Jun 63/233";

test.each<[string, string]>([
  ["One & a half tonnes in May, two & a half in June", "May 1.5 · June 2.5"],
  ["Class 3B raised a hundred & forty pounds, 4A ninety-five", "Class 3B 140 · 4A 95"],
  ["96 cycle, 214 come by bus & the other 90 walk", "Cycle 96 · Bus 214 · Walk 90"],
  ["Food & drinks 27%, band 9%, venue 64%", "Food & drinks 27 · Band 9 · Venue 64"],
  ["The Dog & Duck charges £4, Coyle & Sons £9", "Dog & Duck 4 · Coyle & Sons 9"],
  ["Warsaw 9  412 zl, Lublin 7  265 zl", "Warsaw 9412 · Lublin 7265"],
  ["Prices, in £bn:  health 1.9,  roads 0.7", "Health 1900000000 · Roads 700000000"],
  ["Emoji I used most:  😂 212,  🙏 98,  💀 77", "😂 212 · 🙏 98 · 💀 77"],
  [`Weather in Oslo\n${WEATHER}\nThanks!`, WEATHER_READ],
  [`${WEATHER}\n\nSource: met office`, WEATHER_READ],
  [`Here you go:\n\n${WEATHER}`, WEATHER_READ],
])("%j", (text, line) => expect(readLine(text)).toBe(line));

describe("titles of tables", () => {
  const titleOf = (text: string): string => {
    const answer = extract(text);
    return answer.ok ? answer.chart.title : answer.reason;
  };
  it.each([
    ["day,visits,sales\nFri,210,14\nSat,480,39", "Visits and sales"],
    [`Weather in Oslo\n${WEATHER}`, "Weather in Oslo"],
    [`Here you go:\n${WEATHER}`, "Rain (mm) and Sun (h)"],
  ])("%j", (text, title) => expect(titleOf(text)).toBe(title));
});

describe("blanks typed twice", () => {
  const twice = (text: string): string => text.replaceAll(" ", "  ");
  const texts = readCorpus("own")
    .map(({ text }) => text)
    .filter((text, at) => at % 5 === 0 && !text.includes("\n") && twice(text).length <= 280);

  it("are in enough texts to tell", () => expect(texts.length).toBeGreaterThan(15));
  it.each(texts)("%s", (text) => {
    const [plain, wide] = [extract(text), extract(twice(text))];
    expect(plain.ok).toBe(wide.ok);
    if (!plain.ok || !wide.ok) return;
    expect(wide.chart).toEqual({ ...plain.chart, grounding: expect.anything() });
    const stated = ({ chart }: typeof plain, from: string): string[] =>
      chart.grounding.flat().flatMap((cell) => (cell ? cell.spans.map(([start, end]) => from.slice(start, end)) : []));
    expect(stated(wide, twice(text)).map((one) => one.replaceAll("  ", " "))).toEqual(stated(plain, text));
  });
});
