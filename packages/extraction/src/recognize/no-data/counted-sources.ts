/**
 * How many a share comes from is no level beside it: "80% of sales come from 20 products" has one figure. Not "sales went from 20 to 80", nor "visitors came
 * from 20 countries, speakers from 12".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const COME = wordSet("come comes came coming stem stems stemmed");
const LIGHT = wordSet("just only about some around nearly under over");

export function countedSources(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, COME)) return mentions;
  const figures = mentions.filter(isFigure);
  const [share, source, more] = figures;
  if (!share || !source || more || share.unit?.kind !== "percent" || !source.bare) return mentions;
  let at = source.from - 1;
  while (LIGHT.has(lowerAt(scan, at)) && at > 0) at--;
  const led = lowerAt(scan, at) === "from" && COME.has(lowerAt(scan, at - 1));
  if (!led || !isWordAt(scan, source.to)) return mentions;
  return mentions.map((mention) =>
    mention === source ? aside(scan, source.from, source.to, "how many it comes from") : mention,
  );
}
