/**
 * Who has a share is named, and not what it is of: "Hybrid cars accounted for 38.6% of the market, compared with 27.7% for petrol and 9.4% for diesel" → Hybrid cars · Petrol ·
 * Diesel. Not "Tourism accounts for 12% of GDP in Spain, 8% in France".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const FEWEST = 3;
const HOLDS =
  /^(?:in [^,.;\d]{2,30}, )?(?:the )?((?!it\b|they\b|we\b|this\b|that\b|there\b)[\p{L}'’&-]+(?: [\p{L}'’&-]+){0,4}?) (?:(?:now|already|still|alone|together|last year) )?(?:account(?:s|ed) for|makes? up|made up|took|takes?|held|holds?|represent(?:s|ed)?|generate[sd]?|provide[sd]?|suppl(?:y|ies|ied)|contribute[sd]?) (?:(?:just|only|about|around|nearly|almost|some|over|more than|less than) )*$/iu; // catches "Coal made up ", not "It took "
const TRADE = /^(?:sales|exports|imports|production|output|purchases|shipments|deliveries|registrations) of /iu; // catches "Sales of ", not "Sale of"
const OF = /^ of (?:the |all |its |their |our )?/u; // catches " of the ", not " off"

/** The readings, the best with its first name told by who has it. */
export function withShareHolder({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [], figures = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length !== 1 || points.some(({ axis }) => axis)) return rows;
  if (!figures.every(({ unit }) => unit?.symbol === "%")) return rows;
  const spans = cells.map(([cell]) => cell?.spans[0] ?? [Number.POSITIVE_INFINITY, 0]);
  const first = spans.findIndex(([start]) => start === Math.min(...spans.map(([from = 0]) => from)));
  const [start = 0, end = 0] = spans[first] ?? [];
  const own = points[first]?.name ?? "";
  const behind = text.slice(end);
  const of = OF.exec(behind)?.[0] ?? "";
  if (of === "" || !behind.slice(of.length).toLowerCase().startsWith(own.toLowerCase())) return rows;
  const isOf = (at: number): boolean => {
    const after = text.slice(spans[at]?.[1] ?? text.length);
    const lead = OF.exec(after)?.[0] ?? "";
    return (
      lead !== "" &&
      after
        .slice(lead.length)
        .toLowerCase()
        .startsWith((points[at]?.name ?? "").toLowerCase())
    );
  };
  if (points.some((_, at) => at !== first && isOf(at))) return rows; // "52% of students but 29% of surgeons"
  const holder = HOLDS.exec(text.slice(0, start))?.[1]?.replace(TRADE, "");
  if (!holder || points.some(({ name }) => name.toLowerCase() === holder.toLowerCase())) return rows;
  return [{ ...best, reading: { ...best.reading, points: points.with(first, { name: holder }) } }, ...others];
}
