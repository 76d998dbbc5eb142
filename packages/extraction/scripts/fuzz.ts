/** Random, mutated and adversarial texts through the reader: `npm run fuzz -- 200000`. Times any text over 50 ms again. */
import { readFileSync } from "node:fs";
import { extract } from "../src/full-reader.ts";
import { SMALL_WORDS } from "../src/lexicon/small-words.fixture.ts";
import { mentions } from "../src/mentions.ts";
import { ALL_RULES } from "../src/recognize/all-rules.ts";

const SLOW_MS = 50;
const count = Number(process.argv[2] ?? 20_000);
const texts = readFileSync(new URL("../src/corpus/dev.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): string => JSON.parse(line).text);

let seed = Number(process.argv[3] ?? 1);
const random = (below: number): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
const pick = <T>(items: readonly T[], fallback: T): T => items[random(items.length)] ?? fallback;
const MARKS = [
  "%",
  "$",
  "€",
  ",",
  ".",
  ";",
  ":",
  "(",
  ")",
  "–",
  "→",
  "/",
  "|",
  "\n",
  "\t",
  " ",
  "and",
  "from",
  "to",
  "the rest",
  "half",
  "twice that",
  "1,2",
  "2021",
  "9",
  "\u0000",
  "\ud800",
  "\u202e",
  "🎉",
  "½",
  "'",
  '"',
];

const JOINTS = [" ", " ", " ", ", ", " · ", "\n", ". ", ": "];

const cased = (word: string): string =>
  pick([word, word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()], word);

/** Words of texts and of grammar in any order and case: readers meet each word class where it does not belong. */
const scrambled = (): string =>
  Array.from({ length: 4 + random(30) }, () => {
    const word = random(3) === 0 ? pick(SMALL_WORDS, "") : pick(pick(texts, "").split(/\s+/), "");
    return cased(word) + pick(JOINTS, " ");
  }).join("");

/** The beginning of a text, then one piece over and over, and an end that fits nothing. */
const pumped = (text: string): string => {
  const unit = pick([pick(SMALL_WORDS, ""), pick(text.split(/\s+/), ""), pick(MARKS, ""), "a", "A", "1"], "a") || "a";
  const piece = unit + pick(["", "", ...JOINTS], "");
  return (text.slice(0, random(120)) + piece.repeat(280)).slice(0, 279) + pick(["!", "5", "\u0000", ""], "");
};

function mutate(): string {
  const one = pick(texts, "");
  const kind = random(10);
  if (kind > 7) return pumped(one);
  if (kind > 5) return scrambled();
  if (kind === 0) return one.slice(random(one.length), random(one.length + 1));
  if (kind === 1) return one.slice(0, random(one.length)) + pick(texts, "").slice(random(200));
  if (kind === 2) return pick(MARKS, "").repeat(280).slice(0, 280);
  if (kind === 3)
    return Array.from({ length: 280 }, () => pick(MARKS, ""))
      .join("")
      .slice(0, 280);
  if (kind === 4) return Array.from({ length: random(280) }, () => String.fromCharCode(random(65_536))).join("");
  const at = random(one.length);
  return one.slice(0, at) + pick(MARKS, "") + String(random(100_000)) + one.slice(at + random(9));
}

const timed = (text: string): number => {
  const start = performance.now();
  extract(text);
  return performance.now() - start;
};

let bad = 0;
let slowestMs = 0;
for (let run = 0; run < count; run++) {
  const text = mutate().slice(0, 280);
  try {
    let ms = timed(text);
    if (ms > SLOW_MS) ms = Math.min(ms, ...Array.from({ length: 5 }, () => timed(text)));
    slowestMs = Math.max(slowestMs, ms);
    const answer = extract(text);
    mentions(text, ALL_RULES);
    const charts = answer.ok ? [answer.chart, ...answer.alternatives] : [];
    const ungrounded = charts.flatMap((chart) =>
      chart.points.flatMap(({ values }, row) =>
        values.filter((value, column) => value !== null && !chart.grounding[row]?.[column]?.spans.length),
      ),
    );
    if (ungrounded.length > 0 || ms > SLOW_MS) {
      bad++;
      console.log(ms > SLOW_MS ? `${ms.toFixed(0)} ms` : "ungrounded", JSON.stringify(text));
    }
  } catch (error) {
    bad++;
    console.log(String(error), JSON.stringify(text));
  }
}
console.log(`${count} texts, ${bad} bad, slowest ${slowestMs.toFixed(1)} ms`);
process.exitCode = bad > 0 ? 1 : 0;
