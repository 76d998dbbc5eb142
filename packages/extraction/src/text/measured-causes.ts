/**
 * The size in the name of what brought a change says nothing of it: "Since the 20 mph limit came in, speeds have fallen by 4.2 mph to 21.6" →
 * "Since the limit came in". Not "Since the 20 members left, we have 12", nor where no change with its level follows.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SIZE = "(?:[£$€]\\d[\\d.,]*|\\d[\\d.,]*(?:p|%)|\\d[\\d.,]* ?(?:mph|km/h|kph|pm|am|km|kg|tonne|ton|metre|mile))";
const MEANS =
  "(?:(?:\\p{L}+ )?(?:limit|zone|charge|fee|tax|levy|fine|toll|curfew|cap|ban|duty|surcharge|discount|voucher|deposit|fare|rule|threshold|penalty|grant|subsidy|rebate|price cap))\\b";
const CAUSE = new RegExp(
  `(?<=^(?:Ever since|Since|After|Once|When|With|Under|Before) (?:the|a|our|its|their) (?:new )?)${SIZE} (?=${MEANS}[^\\d.;]{0,40}, [^\\d;]{3,80} by (?:about |around |almost |some )?[£$€]?\\d[^;]{0,24} to (?:about |around |just |only )?[£$€]?\\d)`,
  "iu",
); // catches "20 mph " of "Since the 20 mph limit came in, speeds have fallen by 4.2 mph to 21.6", not of "the 20 mph limit is kept by 12%"

/** Null where no change is told so. */
export const measuredCauses = (text: string): Squeezed | null => without(text, CAUSE);
