/**
 * The year that a forecast is of is no time of its levels: "The bank raised its 2024 growth forecast to 3.2% from 3.0% in October", "cut its
 * estimate for the 2019 oat crop to 4m from 5m". Not "the forecast for 2024 is 3%, for 2025 4%", nor "raised its forecast to 4% in 2024".
 */

import { wordSet } from "../../../lexicon/closed-class.ts";
import { matches } from "../../../text/needs/matches.ts";
import { lowerAt, type Scan, says } from "../../../text/scan.ts";
import { isAxis, type Mention } from "../../mention.ts";

const FORECASTS = wordSet(
  "forecast forecasts estimate estimates outlook projection projections guidance prediction predictions target",
);
const OWNERS = wordSet("its their his her our the my");
const FROM_TO =
  /\b(?:to|at) [^\d]{0,12}\d[\d.,]*(?:%| ?\p{L}+)?(?: \p{L}+){0,2},? (?:up |down )?from [^\d]{0,16}\d|\bfrom [^\d]{0,12}\d[\d.,]*(?:%| ?\p{L}+)?(?: \p{L}+){0,2} to [^\d]{0,12}\d/iu; // catches "to 3.2% from 3.0%", not "to 3.2% in May"
const BEHIND = 4;

function isForecast(scan: Scan, { from, to }: Mention): boolean {
  if (OWNERS.has(lowerAt(scan, from - 1)) && !FORECASTS.has(lowerAt(scan, from - 3)))
    for (let at = to; at < to + BEHIND; at++) if (FORECASTS.has(lowerAt(scan, at))) return true;
  const article = lowerAt(scan, from - 1) === "the" ? 1 : 0;
  const link = from - 1 - article;
  return ["for", "of"].includes(lowerAt(scan, link)) && FORECASTS.has(lowerAt(scan, link - 1));
}

/** The mentions without such a year, where it is the only one. */
export function forecastYears(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, FORECASTS) || !matches(scan.text, FROM_TO)) return mentions;
  const found = mentions.filter((mention) => isAxis(mention) && mention.family === "year" && isForecast(scan, mention));
  const [one, more] = found;
  return one && !more ? mentions.filter((mention) => mention !== one) : mentions;
}
