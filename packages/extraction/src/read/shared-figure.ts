/**
 * One figure told of two who have the same: "both Yusuf and Claire 12", "Leeds and Hull are tied on 27", "Ida and Max both read
 * 9". Each gets it. Not "both boys together 12", nor "Leeds and Hull sold 27".
 */
import { verbSense } from "../lexicon/morphology.ts";
import { isFigure, type Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import type { Reading } from "./reading.ts";
import type { Ranked } from "./score.ts";

const NAME =
  "((?:the |my |our |his |her )?(?:\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’.-]*){0,2}|\\p{Ll}[\\p{L}'’-]+(?: \\p{Ll}[\\p{L}'’-]+)?))";
const PAIR = `${NAME} and ${NAME}`;
const LEAD = "(?:^|[.,;:–—] ?|\\b(?:and|but|while|with) )";
const SAYING = "(?: (?!and |or )\\p{Ll}+){0,2}";
const TIED =
  "(?: (?:is|are|were|was|finished|ended|both|each|sit|stand))* (?:tied|level|joint|even|equal|neck and neck)(?: \\p{Ll}+)?(?: on| at| with)";
const SHAPES: readonly RegExp[] = [
  new RegExp(`\\b[Bb]oth ${PAIR}${SAYING}:? $`, "u"), // catches "both Yusuf and Claire " and "both Ida and Max got ", not "both boys "
  new RegExp(`${LEAD}${PAIR}${TIED} $`, "u"), // catches "Hull and York are tied on ", not "Hull and York have "
  new RegExp(`${LEAD}${PAIR}(?: \\p{Ll}+)? (?:both|each)${SAYING} $`, "u"), // catches "Ida and Max both read ", not "Ida and Max read "
  new RegExp(`\\b(?:[Jj]oint|[Tt]ied)(?: for)? \\p{Ll}+ (?:were|are|was|is|came) ${PAIR}(?: with| on| at),? $`, "u"), // catches "Joint second were Peru and Chile with ", not "second were Peru "
];
const CUES = /\b(?:both|each|tied|level|joint|even|equal|neck and neck)\b/iu; // catches "tied", not "untied"
const SUMS = /\b(?:together|combined|total|between them|in all)\b/iu; // catches "together", not "altogether different"
const ARTICLE = /^(?:the|my|our|his|her) /u; // catches "the Reds", not "theatre"

/** "the blue team sold" → "blue team" */
function plain(name: string): string {
  const words = name.replace(ARTICLE, "").split(" ");
  const does = words.length > 1 && verbSense((words.at(-1) ?? "").toLowerCase()) === "verb";
  return (does ? words.slice(0, -1) : words).join(" ");
}

/** The two that a figure is told of; null where it is told of one. */
function namesOf(before: string): readonly [string, string] | null {
  for (const shape of SHAPES) {
    const [, one, two] = shape.exec(before) ?? [];
    if (one && two) return [plain(one), plain(two)];
  }
  return null;
}

export function withShared(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !CUES.test(scan.text) || SUMS.test(scan.text)) return rows;
  const { reading } = best;
  if (reading.series.length !== 1 || reading.points.some(({ axis }) => axis)) return rows;
  const figures = mentions.filter(isFigure);
  const known = new Set(reading.points.map(({ name }) => name.toLowerCase()));
  let told = false;
  const points = reading.points.map((point, at) => {
    const start = reading.cells[at]?.[0]?.spans[0]?.[0] ?? -1;
    const last = figures.filter(({ end }) => end <= start).at(-1)?.end ?? 0;
    const names = namesOf(scan.text.slice(last, Math.max(start, last)));
    const own = point.name.toLowerCase();
    const fresh = names?.every((name) => own.includes(name.toLowerCase()) || !known.has(name.toLowerCase()));
    if (!names || !fresh) return [point];
    told = true;
    return names.map((name) => ({ name }));
  });
  if (!told) return rows;
  const shared: Reading = {
    ...reading,
    points: points.flat(),
    cells: reading.cells.flatMap((row, at) => (points[at] ?? []).map(() => row)),
  };
  return [{ ...best, reading: shared }, ...others];
}
