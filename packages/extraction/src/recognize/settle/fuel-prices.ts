/**
 * "Diesel 1,689 €, Super 1,759 €, Autogas 1,099 € je Liter" → 1.689, …: prices that all end in 9 tenths of a cent are those of a
 * litre. Not "1,250 € and 1,199 €", nor prices of cars in a text without fuel.
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const FUELS = /\b(?:diesel|benzin|super|e10|autogas|lpg|petrol|sprit|gasolina|gas[oó]leo|essence|gazole|benzina)\b/iu; // catches "Diesel", not "supermarket"
const FUEL_PRICE = /^(?:€ ?)?[0-3][.,]\d\d9(?!\d)/u; // catches "1,689 €" and "€ 1,759", not "1,250"
const LARGEST = 4000;
const THOUSANDTH = 0.001;

export function fuelPrices(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const all = figures.every(
    ({ unit, value, start, end }) =>
      unit?.symbol === "€" && value < LARGEST && FUEL_PRICE.test(scan.text.slice(start, end)),
  );
  if (figures.length < 2 || !all || !matches(scan.text, FUELS)) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && mention.value >= 1 / THOUSANDTH
      ? { ...mention, value: scaledValue(mention.value, THOUSANDTH) }
      : mention,
  );
}
