/**
 * Names held against each other by the word in front keep it: "Salary before tax 52k, after tax 39k, after rent 24k" → Before tax ·
 * After tax · After rent, not Salary, Tax and Rent. Not "with milk 12, with sugar 9", where the word is the same, nor where it ends a name already.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LED =
  /(?:^|[^\p{L}])((?:before|after|with|without|inside|outside|above|below|during|off|under|over) (?:(?:the|a|an|our|my) )?(?:\p{L}[\p{L}'’-]+ ){1,2}?)(?:is |are |was |were |it'?s )?[$€£¥₹]?$/iu; // catches "before tax £" in front of the figure, not "tax 52k, before "
const HEAD =
  /^((?:\p{L}+ ){0,2}\p{L}{3,}):? (?:before|after|with|without|inside|outside|above|below|during|off|under|over) /iu; // catches "Salary" in front of "before tax 52k", not "We had 3 before"
const ARTICLE = /(?<= )(?:the|our|my) /iu; // catches "the " of "before the run", not of "the run"

/** The readings, the best with such names. */
export function withOpposedLeads({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], series = [], cells = [] } = best?.reading ?? {};
  if (!best || points.length < 2 || series.length > 1 || points.some(({ axis }) => axis)) return rows;
  const told = cells.map((row) =>
    LED.exec(text.slice(0, row[0]?.spans[0]?.[0] ?? 0))?.[1]
      ?.trim()
      .replace(ARTICLE, ""),
  );
  const names = told.flatMap((name) => name ?? []);
  const leads = new Set(names.map((name) => name.split(" ")[0]?.toLowerCase()));
  if (
    names.length < points.length ||
    leads.size < 2 ||
    new Set(names.map((name) => name.toLowerCase())).size < names.length
  )
    return rows;
  const head = HEAD.exec(text.slice(0, cells[0]?.[0]?.spans[0]?.[0]))?.[1];
  const named = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [
    { ...best, reading: { ...best.reading, points: named, series: series.map((name) => name || (head ?? "")) } },
    ...others,
  ];
}
