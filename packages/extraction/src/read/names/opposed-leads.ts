/**
 * Names held against each other by the word in front keep it: "Salary before tax 52k, after tax 39k, after rent 24k" → Before tax ·
 * After tax · After rent, not Salary, Tax and Rent. Not "with milk 12, with sugar 9", where the word is the same, nor where it ends a name already.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";

const LED =
  /(?:^|[^\p{L}])((?:before|after|with|without|inside|outside|above|below|during|off|under|over) (?:(?:the|a|an|our|my) )?(?:\p{L}[\p{L}'’-]+ ){1,2}?)(?:is |are |was |were |it'?s )?[$€£¥₹]?$/iu; // catches "before tax £" in front of the figure, not "tax 52k, before "
const HEAD =
  /^((?:\p{L}+ ){0,2}\p{L}{3,}):? (?:before|after|with|without|inside|outside|above|below|during|off|under|over) /iu; // catches "Salary" in front of "before tax 52k", not "We had 3 before"
const PRONOUNS: readonly string[] = ["it", "them", "that", "this", "one"];
const ARTICLE = /(?<= )(?:the|our|my) /iu; // catches "the " of "before the run", not of "the run"

/** A time of the calendar, or one of its own: not the "before" of "before tax". */
const isTime = ({ name, axis }: ReadingPoint): boolean =>
  axis !== undefined && !/^(?:before|after|during)$/iu.test(name); // catches "May", not "Before"

/** The readings, the best with such names. */
export function withOpposedLeads({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], series = [], cells = [] } = best?.reading ?? {};
  if (!best || points.length < 2 || series.length > 1 || points.some(isTime)) return rows;
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
  const objects = new Set(names.map((name) => name.toLowerCase().replace(/^\S+ /u, ""))); // catches "before " of "before tax"
  if (objects.size < 2 && points.some(({ axis }) => axis)) return rows; // "before training 12, after training 18"
  if (PRONOUNS.some((word) => objects.has(word))) return rows; // "before the offsite 5, after it 7"
  const head = HEAD.exec(text.slice(0, cells[0]?.[0]?.spans[0]?.[0]))?.[1];
  const named = points.map((point, at): ReadingPoint => ({ name: names[at] ?? point.name }));
  return [
    { ...best, reading: { ...best.reading, points: named, series: series.map((name) => name || (head ?? "")) } },
    ...others,
  ];
}
