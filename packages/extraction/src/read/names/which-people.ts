/**
 * People are told by where they come from or what they have, where their name alone says no more than that they are people: "96 went to
 * members and 83 to people off the street" → Members · People off the street. Not "12 people, 9 dogs", nor "people in Leeds 12".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PEOPLE = /^(?:people|those|folks?|ones|guests|others|customers)$/iu; // catches "people", not "young people"
const WHICH =
  /^ (?:off|from|with|without|under|over) (?:(?:the|a|an|our|no) )?(?!(?:last|this|next)\b)\p{Ll}+(?:-\p{Ll}+)?(?=[.,;!?]|$| and\b)/u; // catches " off the street" in front of ".", not " in Leeds 12"

export function withWhichPeople({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.points.length < 2 || !best.reading.points.some(({ name }) => PEOPLE.test(name)))
    return rows;
  const { reading } = best;
  const points = reading.points.map((point, at) => {
    const [, end = 0] = reading.cells[at]?.[0]?.spans[0] ?? [];
    const from = PEOPLE.test(point.name) && !point.axis ? text.indexOf(` ${point.name.toLowerCase()}`, end) : -1;
    const behind = from < 0 ? "" : text.slice(from + 1 + point.name.length);
    const lead = from < 0 ? "" : text.slice(end, from);
    const [which = ""] = /[.,;:!?\d]/u.test(lead) ? [] : (WHICH.exec(behind) ?? []); // catches ", the", not " to"
    return which === "" ? point : { ...point, name: point.name + which };
  });
  return points.some((point, at) => point !== reading.points[at])
    ? [{ ...best, reading: { ...reading, points } }, ...others]
    : rows;
}
