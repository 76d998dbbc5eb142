/**
 * Letters behind numbers that are sizes or spans by what the text is about, told in full: "api 512Mi, worker 1Gi" → MiB, GiB; "Heap: api 512M,
 * worker 2G" → MB, GB; "SLA: P1 4h, P3 3d" and "Half-lives: 8 d, 30.2 y" → days, years; "CPU limits: api 500m, worker 2" → 0.5 of one. Not "2G
 * 12%, 4G 40%", "Sales: 512M, 2B", nor the "3D" of films.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const END = "(?![\\p{L}\\d/²³^’'-]|[.,]\\d)";
const BINARY = new RegExp(`(?<=(?<![\\p{L}\\d.,$£€])\\d{1,5}(?:\\.\\d+)?) ?[KMGT]i${END}`, "gu"); // catches "Mi" of "512Mi", not of "512 MiB"
const ONE_BINARY = /\d ?[KMG]i(?![\p{L}\d])/u; // catches "512Mi", not "512 mi" or "970Ti"

const STORED =
  /\b(?:heap|memory|mem|ram|disks?|storage|swap|cache|volumes?|quota|backups?|database|db|dump|files?|folders?|images?|artifacts?|logs|downloads? size|bundle|payload)\b/iu; // catches "Heap", not "cheap"
const NO_BYTES = /[$€£%]|\b(?:users|people|sales|revenue|views|2G|3G|4G|5G) ?[\d:]/iu; // catches "4G 40", not "2G,"
const BYTES = new RegExp(`(?<=(?<![\\p{L}\\d.,$£€])\\d{1,5}(?:\\.\\d+)?)[KMGT]${END}`, "gu"); // catches "M" of "512M", not of "512MB"
const GIGA = new RegExp(`\\d[GT]${END}`, "u"); // catches "2G", not "2GB"

const SPANS =
  /\b(?:sla|slo|retention|ttl|half[- ]li(?:fe|ves)|lead|(?:shelf|battery|service) li(?:fe|ves)|lifespans?|lifetimes?|periods?|orbits?|durations?|turn-?around|times?|waits?|waiting|delivery|deliveries|resolutions?|resolved?|response|restore|recovery|backups?|delays?|warrant(?:y|ies)|notice|leave|stays?|ages?|incubation|cycle|sprint|expiry|validity|takes?|took)\b/iu; // catches "SLA" and "Half-lives", not "sleep"
const DAYS = new RegExp(`(?<=(?<![\\p{L}\\d.,$£€/-])\\d{1,4}(?:\\.\\d+)?) ?d(?! an? )${END}`, "gu"); // catches "d" of "3d" and " d" of "8 d", not of "2d6" or "4d a loaf"
const WEEKS = new RegExp(`(?<=(?<![\\p{L}\\d.,$£€/-])\\d{1,3}(?:\\.\\d+)?) ?wk?${END}`, "gu"); // catches "w" of "2w", not of "2 wins"
const YEARS = new RegExp(`(?<=(?<![\\p{L}\\d.,$£€/-])\\d{1,4}(?:\\.\\d+)?) ?(?:y|yr)${END}`, "gu"); // catches "y" of "30.2 y", not of "3 yes"
const MONTHS = new RegExp(`(?<=(?<![\\p{L}\\d.,$£€/-])\\d{1,3}(?:\\.\\d+)?) ?mo${END}`, "gu"); // catches "mo" of "3 mo", not of "3 more"
const OTHER_SPAN = /\d ?(?:h|hrs?|hours?|min|minutes?|days?|weeks?|months?|years?|y|d|w|mo)(?![\p{L}\d])/gu; // catches "4h" and "30 min", not "4 ham"

const CORES = /\b(?:cpu|cpus|cores?|vcpus?|millicores?)\b/iu; // catches "CPU", not "scores"
const MILLI = new RegExp(`(?<![\\p{L}\\d.,$£€])\\d{2,4}m${END}`, "gu"); // catches "500m", not "$500m" or "5 m"
const THOUSAND = 1000;
const FEWEST = 2;

const PAIRS = new RegExp(`(?<![\\p{L}\\d.,$£€/])(\\d{1,3})([mhdw]) ?/ ?(\\d{1,3})([mhdw])${END}`, "gu"); // catches "15m/4h", not "15m/s"
const MINUTES: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440, w: 10_080 };
const CALLED: Readonly<Record<string, string>> = { m: "min", h: "h", d: " days", w: " weeks" };

/** "P1 15m/4h, P2 1h/1d": pairs of spans, all in the smallest unit of any. */
function pairs(text: string): Squeezed | null {
  const found = [...text.matchAll(PAIRS)];
  const used = found.flatMap(([, , one = "", , other = ""]) => [one, other]);
  const least = ["m", "h", "d", "w"].find((letter) => used.includes(letter)) ?? "m";
  const inLeast = (count = "", letter = ""): string =>
    `${(Number(count) * (MINUTES[letter] ?? 1)) / (MINUTES[least] ?? 1)}${CALLED[least]}`;
  return found.length >= FEWEST && new Set(used).size > 1
    ? without(text, PAIRS, (_, __, [one, unit, other, behind]) => `${inLeast(one, unit)}/${inLeast(other, behind)}`)
    : null;
}

/** Spans in several units, of which one is a letter. */
const spans = (text: string): Squeezed | null =>
  matches(text, SPANS) && (text.match(OTHER_SPAN)?.length ?? 0) >= FEWEST
    ? changedBy(text, [
        pairs,
        (now) => without(now, DAYS, () => " days"),
        (now) => without(now, WEEKS, () => " weeks"),
        (now) => without(now, MONTHS, () => " months"),
        (now) => without(now, YEARS, () => " years"),
      ])
    : null;

/** Null where no letters are told so. */
export const unitSuffixes = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => (matches(now, ONE_BINARY) ? without(now, BINARY, (found) => ` ${found.trim()}B`) : null),
    (now) =>
      GIGA.test(now) && matches(now, STORED) && !matches(now, NO_BYTES)
        ? without(now, BYTES, (found) => ` ${found}B`)
        : null,
    (now) => (/\d ?(?:d|w|wk|mo|y|yr)(?!\p{L})/u.test(now) ? spans(now) : null), // catches "3d", not "3 dogs"
    (now) =>
      matches(now, CORES) && !/[$€£]|\d ?(?:k|bn|km)\b/u.test(now) // catches "$5" and "5k", not "500m"
        ? without(now, MILLI, (found) => String(Number.parseInt(found, 10) / THOUSAND))
        : null,
  ]);
