/**
 * The unit that a heading or a tail has in brackets, beyond those that all readers know: "Forest loss (kha): Brazil 412" → kha, "Emissions (Mt
 * CO2): …" → Mt CO2, "(hPa)", "(nM)", "(million ha)" → ha, "(mg per 100g)" and "(mm of rain)" at the end → mg, mm; and the power of "12 s⁻¹", and what is glued to each
 * figure: "180 Nm", "118bp"; money by its code or rate: "(CHF billion)", "$/kWh:". Not "(A)", "(men)", nor "(Y7)".
 */
import { currencyCalled, MEASURES } from "../lexicon/units.ts";
import type { Reading } from "../read/reading.ts";
import type { Unit } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { moneyTold } from "./told-money.ts";

/** With the prefixes that each is told in: pascals, newtons, joules, moles, sieverts, hectares, …; not "EU", "TV" or "PM". */
const BASE =
  "(?:[hkMG]?Pa|[kM]?Nm|[kM]N|[kMGTPE]J|[pnµμum]M|[nµμumk]?mol|[nµμum]?Sv|[kMGT]?Bq|mGy|[kMGT]?eV|[kM]?Ω|[pnµμu]F|lx|lm|cd|[kM]ha|ha|[kMG]t|[kM]?toe|[mkMGT]W|[mkMGTP]Wh|[kMG]Wp|[mk]V|[mµμu]A|m?Ah|[kMGT]?Hz|[KMGT]iB|[kMG]bps|[kmµμunp]g|[kcmµμun]m|[mµμun]s|[mcdµμu]l|[mdµμu]?L|m?bar|k?cal|[km]?IU|mol|g|m|t|l)";
const GAS = "(?: ?CO[2₂](?:e|eq| ?eq\\.?)?| ?N2O| ?CH4| ?C)?";
const OTHER =
  "bp|bps|bbl|kbbl|mb/d|kb/d|boe|Mboe|Bcf|Tcf|bcm|mcm|mmHg|inHg|hPa|psi|ksi|dB|dBA|dB\\(A\\)|DU|NTU|CFU|dt|kt|Mt|Gt|TEU|ppm|ppb|ppt|pp|rpm|lbf|mph|knots|kn|kts|fps|°C|°F|K|kelvin|km/h|m/s";
const TIME =
  "s|ms|h|d|min|a|yr|day|week|month|year|person|capita|head|kg|g|l|L|ml|mL|dl|dL|m|m²|m2|m³|m3|cm²|cm³|km|km²|ha|kWh|MWh|GJ|t|MMBtu|bbl";
const SYMBOL = new RegExp(`^(?:${OTHER}|${BASE}${GAS})(?:[²³23]|[⁻−-][¹²³1-3])?(?: ?/ ?(?:100 )?(?:${TIME}))?$`, "u"); // catches "kha", "MtCO2e", "µg/m³" and "nM", not "men"
const COMPOUND = /^(?:[\p{L}%]{1,5}[⁻−]?[¹²³⁴]?[ ·]){1,3}\p{L}{1,4}[⁻−][¹²³⁴]$/u; // catches "mol m⁻² s⁻¹", not "mol"
const SHORTEST = 2;

const LETTERS: ReadonlyMap<string, readonly [symbol: string, of: RegExp]> = new Map([
  [
    "h",
    [
      "h",
      /\b(?:times?|life|lives|durations?|waits?|waiting|delays?|hours|sleep|work(?:ed|ing)?|overtime|runtime|downtime|uptime)\b/iu,
    ],
  ], // catches "Battery life", not "Heights"
  ["d", ["days", /\b(?:times?|life|lives|durations?|waits?|waiting|delays?|days|leave|stays?|absence|lead|age)\b/iu]], // catches "Lead time", not "Leaders"
  ["s", ["s", /\b(?:times?|durations?|waits?|waiting|delays?|latency|splits?|laps?)\b/iu]], // catches "Lap times", not "Lapland"
  ["V", ["V", /\bvolt\w*/iu]], // catches "Voltage", not "Revolt"
  ["W", ["W", /\b(?:power|watts?|wattage|consumption|output)\b/iu]], // catches "Power", not "Powers"
  ["A", ["A", /\b(?:current|amps?|amperage)\b/iu]], // catches "Current", not "Team sizes"
  ["N", ["N", /\b(?:forces?|thrust|load|tension)\b/iu]], // catches "Thrust", not "Enforced"
  ["K", ["K", /\b(?:temp\w*|boiling|melting)/iu]], // catches "Temp", not "Attempt"
  ["J", ["J", /\b(?:energy|work)\b/iu]], // catches "Energy", not "Workers"
]);

/** What stands behind a unit and tells of what, on what or when: " of rain", " per 100g", " this morning". */
const BEHIND = /^(\S{1,8}) (?:of|per|at|this|in|last|each|a|on|today|yesterday|tonight|by|for) ?.*$/u; // catches "mm of rain", not "Mt CO2"
const LEAD = /^(?:all |figures |values |everything |numbers |are |in )*/iu; // catches "all in ", not "inches"
const SCALE = /^(?:thousand|million|billion|trillion|thousands? of|millions? of|billions? of)s? /iu; // catches "million ", not "millionaires"

const CODE = /^(?:thousand |million |billion )?((?!TRY|WON|PHP)[A-Z]{3})(?: (?:thousand|million|billion))?$/u; // catches "CHF billion", not "Chf" or "WON"
const SIGNED = /^([$€£¥₹])(?:k|mn?|bn?|tn)?(?: \p{L}+){1,3}$/u; // catches "$bn revenue", not "$5 each"
/** Prices told by a measure, at the end of a heading. */
const PRICE = /(?:^| )([$€£]|EUR|USD|GBP|CHF)\/\p{L}{1,6}[²³]?:/u; // catches "$/kWh:", not "$5/kWh:"

/** The money of such a code or sign. */
function moneyOf(word = ""): Unit | null {
  const symbol = word === "" ? undefined : currencyCalled(word);
  return symbol ? { kind: "currency", symbol } : null;
}

const asUnit = (symbol: string): Unit => ({
  kind: symbol === "%" || symbol === "pp" ? "percent" : "measure",
  symbol: symbol === "kelvin" ? "K" : symbol,
});

/** The unit that such words are; null for any other words. */
function unitOf(words: string, head: string): Unit | null {
  for (const part of words.split(/, ?/u)) {
    // catches ", ", not " "
    const plain = part.replace(LEAD, "").replace(SCALE, "").trim();
    for (const said of [plain, BEHIND.exec(plain)?.[1] ?? ""]) {
      const [symbol, of] = LETTERS.get(said) ?? [];
      if (symbol && of?.test(head)) return asUnit(symbol);
      const known = said.length >= SHORTEST ? (MEASURES.get(said) ?? null) : null;
      if (said === "%" || known) return asUnit(known ?? "%");
      if (said.length >= SHORTEST && (SYMBOL.test(said) || COMPOUND.test(said))) return asUnit(said);
    }
  }
  return null;
}

const AHEAD =
  /\(([^()\d][^()\n]{0,24})\)(?=\s*(?:[:–—\n]|- |, (?=\p{L}+ \d)|,? (?:(?:in|by|of|for) )?[^()\n:]{1,30}:))/gu; // catches "(kha)" in front of ":", not "(12)"
const AT_END = /\(([^()\n]{1,40})\)(?=[.!]?(?:\s*$|\s+\p{L}[^\d]*$))/gu; // catches "(mm of rain)" behind the last figure, not in front of one

const RAISED = /^[^\p{L}]*(\p{L}{1,4}(?:\/\p{L}{1,3})?[⁻−]?[¹²³])(?![\p{L}\d])/u; // catches "12 s⁻¹", not "12 s"

/** A measure with its power, where each figure has both: "12 s⁻¹, 15 s⁻¹" are no seconds. */
export function raisedUnit({ text }: Scan, { figures }: Reading, unit: Unit | null): Unit | null {
  const [first, ...others] = figures.map(({ start, end }) => RAISED.exec(text.slice(start, end + 6))?.[1] ?? "");
  const plain = unit?.kind === "measure" && /^\p{L}+(?:\/\p{L}+)?$/u.test(unit.symbol); // catches "s" and "m/s", not "m³/s"
  return plain && first && first !== unit.symbol && others.every((one) => one === first) ? asUnit(first) : unit;
}

/** What stands between each figure and the mark behind it. */
function gluedTo(text: string, { figures }: Reading): string | null {
  const behind = figures.map(
    ({ numberEnd }) => /^ ?(\p{L}[^\s,;.()]{0,7}(?: CO[2₂]e?)?)(?=[\s,;.()]|$)/u.exec(text.slice(numberEnd))?.[1] ?? "",
  ); // catches "Nm" and "bp", not ", Nm"
  const [first = ""] = behind;
  return first.length >= SHORTEST && behind.every((word) => word === first) && SYMBOL.test(first) && figures.length > 1
    ? first
    : null;
}

/** Null where the figures have a unit, or no such brackets stand in front of all or behind all of them. */
export function bracketUnit(scan: Scan, reading: Reading): Unit | null {
  const { figures, shape, points } = reading;
  if (shape === "table" || figures.length === 0 || figures.some(({ unit }) => unit !== null)) return null;
  if (moneyTold(scan, reading)) return null;
  const { text } = scan;
  const start = Math.min(...figures.map((figure) => figure.start));
  const end = Math.max(...figures.map((figure) => figure.end));
  const head = text.slice(0, start);
  for (const { 1: words = "", index } of head.matchAll(AHEAD)) {
    const ahead = head.slice(0, index).trimEnd().toLowerCase();
    const ofOne = points.some(({ name }) => name !== "" && ahead.endsWith(name.toLowerCase())); // "Power (kW): 12; staff: 30"
    const unit = words.includes("illion")
      ? (moneyOf(CODE.exec(words)?.[1]) ?? unitOf(words, head))
      : unitOf(words, head);
    if (unit && (!ofOne || unit.kind === "currency")) return unit; // "Goods (CHF billion): exports 61.4, …; services: …"
  }
  const price = moneyOf(PRICE.exec(head)?.[1]);
  if (price) return price;
  for (const { 1: words = "" } of text.slice(end).matchAll(AT_END)) {
    const unit = moneyOf((CODE.exec(words) ?? SIGNED.exec(words))?.[1]) ?? unitOf(words, text);
    if (unit) return unit;
  }
  return null;
}

/** With what is glued to each figure, which the title is chosen without; a series is not called so. */
export function withGluedUnit<T extends { title: string; measure: string; unit: string | null }>(
  { scan, reading }: { scan: Scan; reading: Reading },
  told: T,
): T {
  const free = told.unit === null && reading.figures.every(({ unit }) => unit === null);
  const glued = free ? gluedTo(scan.text, reading) : null;
  if (!glued) return told;
  const unit = glued === "us" ? "µs" : glued;
  return { ...told, unit, measure: told.measure.toLowerCase() === glued.toLowerCase() ? told.title : told.measure };
}

const TAIL = / \(([^()]{1,24})\)(?=$|,| and )/gu; // catches " (thousand km)" at the end of a name, not "(thousand km) a year"
const lettersOf = (words: string): string =>
  words.toLowerCase().replace(/\b(?:thousand|million|billion|sq)\b|[^\p{L}]/gu, ""); // catches "thousand" and "²", not "m"

/** "Flux (Mol m s)", "Deforestation (thousand km)": a title without the unit that stands beside the values. */
export function withoutUnit<T extends { title: string; measure: string; unit: string | null }>(told: T): T {
  const unit = lettersOf(told.unit ?? "");
  const plain = (words: string): string =>
    words.replace(TAIL, (all, inside: string) =>
      (unit !== "" && lettersOf(inside) === unit) || inside === told.unit ? "" : all,
    );
  return { ...told, title: plain(told.title), measure: plain(told.measure) };
}
