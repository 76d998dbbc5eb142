import { readFileSync } from "node:fs";
import { chartFormat, type Network, weightedLength } from "@charticle/contract";
import { expect, test } from "vitest";
import * as z from "zod";
import { extract } from "../full-reader.ts";
import { altText } from "./alt-text.ts";
import { caption } from "./caption.ts";
import { valueText } from "./facts.ts";

const chartOf = (text: string) => {
  const answer = extract(text);
  if (!answer.ok) throw new Error(answer.message);
  return answer.chart;
};
const shares = chartOf("Browser share: Chrome 65%, Safari 19%, Edge 5%, the rest others");
const course = chartOf("Sales in Jan, Feb, March: 12k, 15k, 11k");
const networks: readonly Network[] = ["linkedin", "x", "reddit", "facebook", "instagram", "personal"];

const corpusLine = z.object({ text: z.string() });
const corpusCharts = readFileSync(new URL("../corpus/dev.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .flatMap((line) => {
    const answer = extract(corpusLine.parse(JSON.parse(line)).text);
    return answer.ok ? [answer.chart] : [];
  });

test("captions hold the chart's own values", () => {
  expect(caption(shares, "x").caption).toContain("Chrome leads with 65%");
  expect(caption(course, "linkedin").caption).toContain("from 12k (Jan) to 11k (March)");
});

test.each(networks)("%s: three wordings, the same number gives the same one, and they come round", (network) => {
  const wordings = [0, 1, 2, 3].map((variant) => caption(shares, network, variant));
  expect(new Set(wordings.map(({ caption: text }) => text)).size).toBe(3);
  expect(wordings[3]).toEqual(wordings[0]);
});

test("each network has a tone of its own", () => {
  expect(caption(shares, "facebook").caption).toMatch(/which one leads\?/);
  expect(caption(shares, "instagram").caption).toBe(
    "Browser share\n• Chrome 65%\n• Safari 19%\n• Others 11%\n• Edge 5%",
  );
  expect(caption(shares, "reddit").caption).toBe("Browser share: Chrome 65%, Safari 19%, Others 11%, Edge 5%.");
});

test.each([
  ["Chrome holds 65% of the browser market, Safari 19%, Edge 5% and the rest belongs to others.", "#BrowserMarket"],
  ["Newsletter subscribers: 1,200 in January, 1,950 in February, 3,100 in March.", "#NewsletterSubscribers"],
  ["Our phone review: camera 9/10, battery 7/10, display 8/10.", "#PhoneReview"],
])("hashtags are the text's own nouns: %s", (text, first) => {
  const { hashtags } = caption(chartOf(text), "instagram");
  expect(hashtags[0]).toBe(first);
  const letters = text.toLowerCase().replace(/[^a-z]/g, ""); // catches blanks and figures, must not catch "a"
  for (const tag of hashtags) expect(letters).toContain(tag.slice(1).toLowerCase());
  expect(hashtags.join(" ")).not.toMatch(/#(?:Value|January|Others)\b/); // catches "#Value", must not catch "#Valuer"
});

test("over the corpus: 2 to 4 hashtags, no figure but the chart's, and a post of X that fits", () => {
  expect(corpusCharts.length).toBeGreaterThan(250);
  for (const chart of corpusCharts) {
    const format = chartFormat(chart);
    const own = [
      chart.title,
      chart.subtitle ?? "",
      ...chart.series.map(({ name }) => name),
      ...chart.points.flatMap(({ name, values }) => [
        name,
        ...values.map((value) => (value === null ? "" : valueText(value, format))),
      ]),
    ].join(" ");
    for (const network of networks.slice(0, 5)) {
      const { caption: text, hashtags } = caption(chart, network, chart.points.length);
      expect(hashtags.length).toBeGreaterThanOrEqual(2);
      expect(hashtags.length).toBeLessThanOrEqual(4);
      for (const tag of hashtags) expect(tag).toMatch(/^#[\p{L}\p{N}]+$/u); // catches "#BrowserShare", not "#a b"
      // catches "1,200" and "8.5", must not catch the sign in "-8"
      for (const [figure] of text.matchAll(/\d[\d.,]*\d|\d/g)) expect(own, `${figure} in ${text}`).toContain(figure);
      if (network === "x") expect(weightedLength(`${text}\n\n${hashtags.join(" ")}`)).toBeLessThanOrEqual(280);
    }
  }
});

test.each([
  ["Chrome, Safari, Edge and 1 more", "Chrome leads with 65%"],
  ["Chrome vs. Safari", "Chrome leads with 65%"],
  ["Chrome and Safari users", "Chrome and Safari users: Chrome leads with 65%"],
  ["Chrome", "Chrome: Chrome leads with 65%"],
])("a title that only names what is ranked is not said in front of it: %s", (title, starts) => {
  expect(caption({ ...shares, title }, "x").caption).toMatch(new RegExp(`^${starts}`, "u"));
});

test("figures are said as the text writes them", () => {
  const told = { ...shares, figureForm: { digit: -1 } };
  expect(caption(told, "instagram").caption).toContain("Chrome 65.0%");
  expect(caption({ ...shares, figureForm: { plus: true } }, "instagram").caption).toContain("Chrome +65%");
  expect(altText({ ...told, unit: "$" })).toContain("Chrome $65.0");
});

test("a title too long for X is cut between words", () => {
  const long = { ...shares, points: shares.points.map((point) => ({ ...point, name: "図表と数字".repeat(12) })) };
  const { caption: text, hashtags } = caption(long, "x", 2);
  expect(text.endsWith("…")).toBe(true);
  expect(weightedLength(`${text}\n\n${hashtags.join(" ")}`)).toBeLessThanOrEqual(280);
});

test("the alt text says kind, subject, values and extremes", () => {
  expect(altText(shares)).toBe(
    "Pie chart: Browser share. Chrome 65%, Safari 19%, Edge 5%, Others 11%. Highest: Chrome, 65%; lowest: Edge, 5%.",
  );
  expect(altText(course)).toContain("fell from 12k (Jan) to 11k (March)");
});
