/**
 * Files and pairs of currencies are each called by one name, held together by quotes: "main.js 120 KB, vendor.js 340 KB" → "main.js"; "EUR/USD 1.08, USD/JPY 155",
 * whose figures are in no money. Not "3.5 go 12", nor "USD 1.08".
 */
import { currencyCalled } from "../lexicon/units.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ENDS =
  "js|jsx|mjs|ts|tsx|css|scss|html?|vue|svelte|py|ipynb|rb|php|rs|java|kt|swift|cpp|cs|sh|sql|json|ya?ml|toml|xml|md|txt|csv|tsv|pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|webp|mp[34]|wav|mov|zip|exe|wasm|log";
const VALUE = "(?= ?(?:[:=–-] ?|\\()?[-+]?\\p{Sc}?\\d)";
const FILE = new RegExp(
  `(?<![\\p{L}\\d./@"-])[\\p{L}\\d_-]{1,24}(?:\\.[\\p{L}\\d_-]{1,12})?\\.(?:${ENDS})(?![\\p{L}\\d"/])${VALUE}`,
  "gu",
); // catches "main.js" in front of " 120 KB", not "node.js" in front of " apps"
const PAIR = new RegExp(`(?<![\\p{L}\\d/"])\\p{Lu}{3}/\\p{Lu}{3}(?![\\p{L}\\d/"])${VALUE}`, "gu"); // catches "EUR/USD" in front of " 1.08", not "USD 1.08"
const FEWEST = 2;

const areMoney = (pair: string): boolean => pair.split("/").every((code) => currencyCalled(code) !== undefined);

/** Null where fewer are told so. */
export function writtenNames(text: string): Squeezed | null {
  if (!/[./]\p{L}/u.test(text) || text.includes('"')) return null; // catches ".js" and "/USD", not "3.5"
  for (const [words, isOne] of [
    [FILE, () => true],
    [PAIR, areMoney],
  ] as const) {
    const found = [...text.matchAll(words)].filter(([name]) => isOne(name));
    if (found.length >= FEWEST) return without(text, words, (name) => (isOne(name) ? `"${name}"` : name));
  }
  return null;
}
