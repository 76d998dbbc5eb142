/**
 * A noun that could be a verb, in front of a price or count told from somewhere: "Cider £4, soft drinks from £1.90" → Soft drinks, not Soft.
 * Not "tickets starts from £4", nor where other names have such a word behind them.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const NOUN = /^ (\p{Ll}{3,}s) from ?(?:only |about |just )?[$€£]?$/u; // catches " drinks from £", not " leads at "
const LEADS = /^ \p{Ll}+s from/u; // catches " drinks from", not " scores "
const VERBS =
  /^(?:starts|goes|comes|is|was|runs|costs|sells|ranges|varies|stands|sits|weighs|lives|works|rises|falls)$/u; // catches "starts", not "drinks"
const PLAIN = /^,?(?: from| at| for| [:=–-]|:)? ?(?:only |about |just )?[$€£]?$/u; // catches " £" and ": ", not " sells "

/** The readings, the best with such names whole. */
export function withPluralNouns({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || series.length !== 1 || points.length < 3) return rows;
  const lower = text.toLowerCase();
  const gaps = points.map(({ name }, at) => {
    const [start = -1] = cells[at]?.[0]?.spans[0] ?? [];
    const place = start < 0 ? -1 : lower.lastIndexOf(name.toLowerCase(), start);
    return place < 0 ? null : text.slice(place + name.length, start);
  });
  const nouns = gaps.map((gap) => (gap !== null && LEADS.test(gap) ? (NOUN.exec(gap)?.[1] ?? "") : ""));
  const found = nouns.filter((noun) => noun !== "" && !VERBS.test(noun));
  const plain = gaps.every((gap, at) => nouns[at] !== "" || (gap !== null && PLAIN.test(gap)));
  if (found.length !== 1 || !plain) return rows;
  const told = points.map((point, at) =>
    nouns[at] === "" || point.axis ? point : { ...point, name: `${point.name} ${nouns[at]}` },
  );
  return [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}
