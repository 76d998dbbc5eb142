/**
 * Persons are called by their names, not by what they are in a race: "incumbent Ann Lee had 1,988 votes, while challengers Bo Poe had 1,005
 * and Cy Roe 561" → Ann Lee · Bo Poe · Cy Roe. Not "Challenger 12", nor "candidate fees".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const ROLE =
  /^(?:(?:the|his|her|their|fellow) )?(?:(?:[Ii]ncumbents?|[Cc]hallengers?|[Oo]pponents?|[Cc]andidates?|[Rr]ivals?|[Rr]unners?-up|[Ss]econd-place|[Tt]hird-place|[Ff]ourth-place|[Ff]ront-?runners?|[Nn]ewcomers?|[Cc]ontenders?|[Nn]ominees?) )+(?=\p{Lu}[\p{L}'’.-]+(?: \p{Lu}|$))/u; // catches "incumbent " in front of "Ann Lee", not "candidate " in front of "fees"
const FEWEST = 2;

/** The readings, the best with such names cut. */
export function withoutRoles({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.points.length < FEWEST) return rows;
  const { reading } = best;
  const points = reading.points.map((point) => {
    const name = point.name.replace(ROLE, "");
    return point.axis || name === point.name || !text.includes(name) ? point : { ...point, name };
  });
  const names = new Set(points.map(({ name }) => name.toLowerCase()));
  const same = points.every(({ name }, at) => name === reading.points[at]?.name);
  return same || names.size < points.length ? rows : [{ ...best, reading: { ...reading, points } }, ...others];
}
