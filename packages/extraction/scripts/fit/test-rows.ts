/**
 * The rows of the unit tests as texts to learn from: each says how one sentence is read, by the line that `readLine` answers.
 * `testRows()` → the rows of these folders of `src` that are read so by now; a row that tells of a refusal or of a stage before the chart is none.
 */
import { readdirSync, readFileSync } from "node:fs";
import { readLine } from "../../src/compose/chart-line.fixture.ts";
import { type CorpusItem, corpusItemSchema } from "../../src/corpus/corpus-item.ts";

const FOLDERS = ["sentences", "read", "recognize", "compose"];
const ROW = /\[\s*("(?:[^"\\]|\\.)*"),\s*("(?:[^"\\]|\\.)*"),?\s*\]/g; // catches '["Cats 3, dogs 5", "Cats 3 · Dogs 5"]', not '["a", 1]'
const CHART = /^(?:\[(?<series>.*?)\] )?(?<points>.* -?[\d.–/]+)$/; // catches "[A / B] May 1/2", not "unclear"

const numberIn = (text: string): number | null => (text === "–" ? null : Number(text));

/** "[2022 / 2023] Cats 1/2 · Dogs 3/–" → its series and points; null for other texts. */
function itemOf(id: string, text: string, line: string): CorpusItem | null {
  const { series, points } = CHART.exec(line)?.groups ?? {};
  const item = corpusItemSchema.safeParse({
    id,
    kind: "list",
    text,
    series: series === undefined ? [[]] : series.split(" / ").map((name) => [name]),
    points: points?.split(" · ").map((point) => {
      const at = point.lastIndexOf(" ");
      return {
        name: [point.slice(0, at)],
        values: point
          .slice(at + 1)
          .split("/")
          .map(numberIn),
      };
    }),
    time: false,
    transposable: false,
    unit: null,
    types: ["barchart"],
    alternatives: [],
  });
  return item.success && readLine(text) === line ? item.data : null;
}

export const isTestRow = ({ id }: CorpusItem): boolean => id.startsWith("row");

/** A row of a test says what must hold: so many times it counts. */
const ROW_WEIGHT = 8;

export const timesOf = (item: CorpusItem): number => (isTestRow(item) ? ROW_WEIGHT : 1);

export function testRows(folders: readonly string[] = FOLDERS): CorpusItem[] {
  const rows = folders.flatMap((folder) => {
    const base = new URL(`../../src/${folder}/`, import.meta.url);
    const names = readdirSync(base, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.ts"));
    return names.toSorted().flatMap((name) => [...readFileSync(new URL(name, base), "utf8").matchAll(ROW)]);
  });
  const lines = new Map(rows.map(([, text = '""', line = '""']) => [JSON.parse(text), JSON.parse(line)] as const));
  return [...lines].flatMap(([text, line], at) => {
    const id = `row${String.fromCharCode(97 + Math.floor(at / 1000))}-${String(at % 1000).padStart(3, "0")}`;
    return itemOf(id, String(text), String(line)) ?? [];
  });
}
