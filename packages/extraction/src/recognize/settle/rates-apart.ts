/**
 * What is told in percent and counts nothing of a whole is known as no part of one: "Revenue 120k, profit 12k, margin 10%", "12,000
 * visitors, 6.7% conversion", "Rent 900, gas 80, tax 20%". Not "12,000 visitors, 6.7% from Leeds".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

export const RATES =
  wordSet(`rate ctr cvr margin margins conversion accuracy attendance occupancy utilisation utilization yield roi roas churn
  retention growth apr tax vat gst discount tip tips gratuity interest commission surcharge markup inflation humidity`);

export const ratesApart = (scan: Scan, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.map((mention) =>
    isFigure(mention) &&
    mention.unit?.symbol === "%" &&
    !mention.basis &&
    [mention.from - 1, mention.to].some((at) => RATES.has(lowerAt(scan, at)))
      ? { ...mention, part: false }
      : mention,
  );
