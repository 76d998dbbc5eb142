import { expect, test } from "vitest";
import { extract } from "../extract.ts";
import { altText } from "./alt-text.ts";
import { caption, type Network, weightedLength } from "./caption.ts";

const chartOf = (text: string) => {
  const answer = extract(text);
  if (!answer.ok) throw new Error(answer.message);
  return answer.chart;
};
const shares = chartOf("Browser share: Chrome 65%, Safari 19%, Edge 5%, the rest others");
const course = chartOf("Sales in Jan, Feb, March: 12k, 15k, 11k");
const networks: readonly Network[] = ["linkedin", "x", "reddit", "facebook", "instagram", "personal"];

test("captions hold the chart's own values", () => {
  expect(caption(shares, "x").caption).toContain("Chrome leads with 65%");
  expect(caption(course, "linkedin").caption).toContain("from 12k (Jan) to 11k (March)");
});

test.each(networks)("%s: three wordings, hashtags that fit, no line too long", (network) => {
  const wordings = [0, 1, 2].map((variant) => caption(shares, network, variant));
  expect(new Set(wordings.map(({ caption: text }) => text)).size).toBe(3);
  for (const { caption: text, hashtags } of wordings) {
    if (network === "x") expect(weightedLength(`${text} ${hashtags.join(" ")}`)).toBeLessThanOrEqual(280);
    for (const tag of hashtags) expect(tag).toMatch(/^#[\p{L}\p{N}]+$/u); // catches "#BrowserShare", not "#a b"
  }
});

test("the alt text says kind, subject, values and extremes", () => {
  expect(altText(shares)).toBe(
    "Pie chart: Browser share. Chrome 65%, Safari 19%, Edge 5%, Others 11%. Highest: Chrome, 65%; lowest: Edge, 5%.",
  );
  expect(altText(course)).toContain("fell from 12k (Jan) to 11k (March)");
});
