/**
 * A time that shares the figure of the next one: "2017 16, 18% in 2018, 2019 and 2020 both 21" → 2019 as well as 2020, 21 each. Not
 * "between 2019 and 2020 it fell to 21".
 */
import { type AxisMark, isAxis, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const BOTH =
  /^,? (?:were |are |was |had |have |saw |stood at )?(?:both|each) (?:were |are |was |at |had |have |saw |on |with )?[$€£]?$/iu; // catches " both ", not " fell to "
const EACH = /^(?:%|k|m)?(?: \p{Ll}+)? (?:each|apiece)(?!\p{L})/iu; // catches " each", not " beaches"
const LEADS = /^,? [$€£]?$/u; // catches " " and ", $"

/** The readings, the best with that time too. */
export function withSharedTimes({ text, words }: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || series.length !== 1 || !["both", "each", "apiece"].some((word) => words.has(word))) return rows;
  const axes = mentions.filter(isAxis);
  const isTold = (axis: AxisMark): boolean => points.some((point) => point.axis?.start === axis.start);
  const at = points.findIndex(({ axis }, place) => {
    const [start = -1, end = -1] = cells[place]?.[0]?.spans[0] ?? [];
    if (!axis || start < axis.end) return false;
    const lead = text.slice(axis.end, start);
    return BOTH.test(lead) || (LEADS.test(lead) && EACH.test(text.slice(end)));
  });
  const mark = points[at]?.axis;
  const before = axes.findLast(({ end, family }) => mark && family === mark.family && end < mark.start);
  if (!mark || !before || isTold(before) || !/^,? (?:and|&) (?:in )?$/u.test(text.slice(before.end, mark.start)))
    return rows; // catches " and ", not " to "
  const made = { name: before.name, axis: before };
  const reading = {
    ...best.reading,
    points: points.toSpliced(at, 0, made),
    cells: cells.toSpliced(at, 0, cells[at] ?? []),
  };
  return [{ ...best, reading }, ...others];
}
