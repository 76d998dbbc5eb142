/** The texts to fit on, read: their readings, what is seen of each, and which are right. */
import { chartToWire } from "@charticle/contract";
import { composeChart } from "../../src/compose/compose-chart.ts";
import type { CorpusItem } from "../../src/corpus/corpus-item.ts";
import { scoreItem } from "../../src/corpus/score.ts";
import { SENSES } from "../../src/full-reader.ts";
import type { Equipment } from "../../src/read/equipment.ts";
import { withFirst } from "../../src/read/names/first-slot.ts";
import { fieldOf, seenOf } from "../../src/read/rank/rank-features.ts";
import type { Ranked } from "../../src/read/rank/score.ts";
import { readAll } from "../../src/read/read.ts";
import { askedOf, wordsSeen } from "../../src/read/words/word-ranks.ts";
import { recognizeAll } from "../../src/recognize/all-rules.ts";
import type { Mention } from "../../src/recognize/mention.ts";
import { type Scan, scanText } from "../../src/text/scan.ts";
import type { Choice } from "./logistic.ts";
import { tightest } from "./tightest.ts";

export type Read = {
  item: CorpusItem;
  scan: Scan;
  mentions: Mention[];
  rows: Ranked[];
  /** Which readings are the gold or an alternative, once their first name is settled. */
  accepted: boolean[];
  /** As they are before, which is what the page's reader answers. */
  choice: Choice;
  /** What the words say of each reading, and which are right once their first name is settled. */
  words: Choice;
};

/** Which readings are accepted, and which of them are the best answers. */
export function verdictOn(item: CorpusItem, scan: Scan, mentions: readonly Mention[], rows: readonly Ranked[]) {
  const charts = rows.map((ranked) => chartToWire(composeChart({ scan, mentions, ranked })));
  const accepted = charts.map((chart) => scoreItem(item, chart).exact);
  const gold = charts.map((chart) => scoreItem({ ...item, alternatives: [] }, chart).exact);
  // the gold itself is better than an alternative to it, where both are at hand
  return { accepted, right: tightest(item, charts, gold.includes(true) ? gold : accepted) };
}

/** @param equipment links that had not seen the text; ranks of any sort, which only order what is at hand */
export function readWith(item: CorpusItem, equipment: Equipment): Read {
  const scan = scanText(item.text);
  const mentions = recognizeAll(scan);
  const rows = readAll(scan, mentions, equipment);
  const field = fieldOf(scan, mentions, rows);
  const settled = rows.map((row) => withFirst(scan, mentions, [row])[0] ?? row);
  const plain = verdictOn(item, scan, mentions, rows);
  const { accepted, right } = settled.every((row, at) => row === rows[at])
    ? plain
    : verdictOn(item, scan, mentions, settled);
  const asked = askedOf(SENSES, scan, mentions);
  const choice = { rows: rows.map((row) => seenOf(field, row)), right: plain.right };
  return {
    item,
    scan,
    mentions,
    rows,
    accepted,
    choice,
    words: { rows: rows.map((row) => wordsSeen(asked, row)), right },
  };
}
