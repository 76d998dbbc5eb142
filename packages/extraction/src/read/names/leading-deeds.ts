/**
 * What came before is no name of what follows: "After rising from 4 million in 2019 to 6 million in 2021, sales dropped to 5 million", "After a dip to 4.7 million in 2021, visitor
 * numbers recovered" → the series is called as the chart is. Not "After-school clubs: May 12, June 15".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LEAD =
  /^(?:(?:after|following|despite|before|since|on) (?:(?:an?|the|its|their) )?(?:(?:brief|sharp|steep|slight|record|long) )?(\p{Ll}+)|(having) \p{Ll}+)\b[^;:]{0,80}?\d[^;:]{0,60}?, (?=\p{L})/iu; // catches "After a dip to 4.7 million in 2021, ", not "After dinner we"
const DEED =
  /^(?:\p{L}{2,}ing|dip|fall|rise|drop|peak|slump|low|high|surge|jump|decline|increase|decrease|growth|recovery|having)$/iu; // catches "rising" and "dip", not "school"

/** The readings, the best without such a name of its one series. */
export function withoutLeadingDeed({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [own = "", more] = best?.reading.series ?? [];
  const name = own.replace(/^(?:an?|the) /iu, ""); // catches "a " of "a dip", not "Asia"
  if (!best || more !== undefined || !DEED.test(name)) return rows;
  const [, deed, having] = LEAD.exec(text) ?? [];
  const told = (deed ?? having ?? "").toLowerCase() === name.toLowerCase();
  return told ? [{ ...best, reading: { ...best.reading, series: [""] } }, ...others] : rows;
}
