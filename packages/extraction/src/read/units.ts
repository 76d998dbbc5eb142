/** Units of a reading: said once, meant for all. "65%, Safari 19" → both %; "€1.10, 90 cents" → both €. */

import { SCALES } from "../lexicon/number-words.ts";
import { CURRENCY_SIGNS, MEASURES } from "../lexicon/units.ts";
import type { Figure, Unit } from "../recognize/mention.ts";
import { scaledValue } from "../recognize/numbers/figures.ts";
import { hasMagnitudes } from "../recognize/numbers/scale.ts";
import { KINDS } from "../recognize/told/same-unit.ts";
import { lowerAt, type Scan } from "../text/scan.ts";
import { countedNoun } from "./labels/counted-noun.ts";
import { tellsRest } from "./shapes/counts.ts";

const same = (a: Unit, b: Unit): boolean =>
  a.symbol === b.symbol || (a.symbol.startsWith("°") && b.symbol.startsWith("°"));

/** The one unit of a row of figures, or null; `mixed` where they differ. */
export function commonUnit(figures: readonly Figure[]): { unit: Unit | null; mixed: boolean } {
  const units = figures.flatMap(({ unit }) => (unit ? [unit] : []));
  const first = units[0];
  if (!first) return { unit: null, mixed: false };
  return { unit: first, mixed: units.some((unit) => !same(unit, first)) };
}

// catches "(million km²)", "in millions", ", millions of homes:", "in bn euros –" and ", $k:", not "(2021)", "12(b)" or ", millions of them"
const HEADER =
  /(?<!\D\d{1,3})\((?:in\s+|en\s+)?([^()\d]{1,24})\)|(?:\bin |, (?=\p{L}+ of \p{L}{2,12}:))(thousands|millions|billions|lakhs|crores)\b|(?:\bin|\ben|,) ((?:(?:us|nz|hk|[acs])?\$|[€£₹])?(?:k|m|mn|bn|mio|mrd|thousands?|millions?|billions?|lakh|crore)\b\.?(?: \p{L}{2,7}| ?[$€£₹])?)(?: ?[:–—]|(?<=[$€£₹](?:k|m|mn|bn)),|(?<=[$€£₹]?(?:k|mn|bn|thousands|millions|billions))\. )|(?:(?<=\p{L} )|^)([$€£₹](?:k|m|mn|bn)) ?[:–—]/giu;

const THOUSANDS = /(?<!\d[.,]? ?)\b000(?:s\b|(?!\d))/; // catches "(000s)" and "£'000", not "10 000"

/** A magnitude said once for all: "(million km²)", "Followers in thousands". */
function headerScale(scan: Scan, before: number): number {
  if (THOUSANDS.test(scan.text.slice(0, before))) return 1000;
  for (const match of scan.text.slice(0, before).matchAll(HEADER)) {
    const said = match[1] ?? match[2] ?? match[3] ?? match[4] ?? "";
    const words = (said.split(". ")[0] ?? "") // "$k. Starter:" goes on with another sentence
      .toLowerCase()
      .replace(/(?:\b(?:us|nz|hk|[acs]))?[$€£¥₹]|\b(?:eur|usd|gbp|chf|inr)\b|\./gu, " ")
      .trim()
      .split(/\s+/u); // catches "$", "nz$" and "eur", then blanks
    for (const word of words) {
      const told = /[$€£k]|\b(?:EUR|USD|GBP|CHF|INR)\b/u.test(said) || hasMagnitudes(scan); // catches "€m" and "k"; "m" of people or sales, not of a tower
      const scale = SCALES.get(word) ?? (words.length === 1 && told ? LETTERS[word] : undefined);
      if (scale && scale >= 1000) return scale;
    }
  }
  return 1;
}

// catches "… 0.3 (millions)", "(all in thousands).", "(net sales, €m)", not "(millions of them)"
const FOOTER =
  /\((?:[^()\d]{1,30}, )?(?:all )?(?:figures )?(?:in )?[€$£]?(thousands?|millions?|billions?|(?<=[€$£])(?:m|k|bn)|(?<=\()k)(?: \p{L}{2,12})?\)[.!]?\s*$/iu;

const BEHIND =
  /(?:\n|[–-] |, )(?:\p{L}+ ){0,3}in (?:(?:US)?[€$£₹])?(thousands?|millions?|billions?|k|(?<=[€$£₹])(?:m|bn))[.!]?\s*$/iu; // catches "- all in $k" and "sales in £m" on the last line, not "in km"

/** A magnitude said once behind all figures: "Rome 2.8, Milan 1.4 (millions)". */
const footerScale = (text: string): number => {
  const word = (FOOTER.exec(text)?.[1] ?? BEHIND.exec(text)?.[1] ?? "").toLowerCase();
  return SCALES.get(word) ?? LETTERS[word] ?? 1;
};
const LETTERS: Readonly<Record<string, number>> = { m: 1e6, k: 1e3, b: 1e9 };

/** Spans that name as often as they are data. */
const LONG: ReadonlySet<string> = new Set(["days", "weeks", "months", "years"]);

const BESIDE = /^ ?(?:and|with|&|\/|\+) ?$/; // catches " and " between "640 mg" and "9 g", not ", "

/** Ways are told with their climbs, as pairs that stand by themselves. */
const WAYS: ReadonlySet<string> = new Set(["m", "km"]);

/** "640 mg and 9 g": two measures of one thing, not one measure told in two units. */
const isBeside = ({ text }: Scan, one: Figure, two: Figure | undefined, sizeOf: (figure: Figure) => number): boolean =>
  two !== undefined &&
  one.unit !== null &&
  two.unit !== null &&
  !WAYS.has(one.unit.symbol) &&
  sizeOf(one) > 0 &&
  sizeOf(two) > 0 &&
  sizeOf(one) !== sizeOf(two) &&
  BESIDE.test(text.slice(one.end, two.start));

/** What all measures in front are told by as well: catches "per 100 g" and "per serving", not "per hour" */
const HELPING = /\d|\b(?:serving|portion|slice|bar|cup|pack|piece|bottle|can|tablet)\b/u;

/** "3 hours … 50 minutes", "1.5 l … 700 ml": all in the measure of most of them, the smaller where as many. */
function inOneMeasure(scan: Scan, stated: readonly Figure[]): Figure[] {
  if (!stated.some(({ unit }) => unit?.kind === "measure")) return [...stated];
  const figures = stated.reduce<Figure[]>((done, figure) => {
    const last = done.at(-1);
    const model = last && ["a", "an"].includes(lowerAt(scan, last.from)) ? done.at(-2) : last; // "40 min, an hour, 15"
    const carried =
      figure.bare && (!figure.weak || model?.weak) && countedNoun(scan, figure) === "" ? (model?.unit ?? null) : null;
    done.push(carried?.kind === "measure" ? { ...figure, unit: carried } : figure);
    return done;
  }, []);
  const kind = KINDS.find((sizes) => figures.some(({ unit }) => unit && sizes[unit.symbol] !== undefined)) ?? {};
  const sizeOf = ({ unit }: Figure): number => kind[unit?.symbol ?? ""] ?? 0;
  const measured = figures.filter((figure) => sizeOf(figure) > 0);
  const others = figures.some((figure) => figure.unit !== null && sizeOf(figure) === 0);
  const rates = new Set(
    measured.map(({ rate }, at) => (measured[at + 1] || !HELPING.test(rate ?? "") ? (rate ?? "") : "")),
  ); // "salt 150 mg, protein 8 g per 100 g"
  if (measured[0]?.rate) rates.delete(""); // "4 hours a day, now 50 minutes", not "4 m deep, losing 30 cm a month"
  const several = new Set(measured.map(sizeOf)).size > 1;
  const paired = measured.every((figure, at) => sizeOf(figure) === sizeOf(measured[at % 2] ?? figure)); // "7 km with 120 m of climb, 11 km and 340 m"
  const beside = figures.length > 3 && figures.some((figure, at) => isBeside(scan, figure, figures[at + 1], sizeOf));
  const long = figures.some(({ unit }) => LONG.has(unit?.symbol ?? ""));
  const spans = long && figures.length > 2 && (paired || "years" in kind); // "7 hours over 3 days, 5 hours over 2 days"
  const bare = long && stated.some(({ unit }) => !kind[unit?.symbol ?? ""]); // "41 minutes. After nine weeks: 29"
  const climbs = paired && measured.some(({ unit }) => unit?.symbol === "km");
  if (others || rates.size > 1 || (several && (climbs || spans || bare || beside))) return [...stated];
  if (!several)
    return stated.map((figure) =>
      figure.unit && measured[0] && figure.unit.symbol !== measured[0].unit?.symbol
        ? { ...figure, unit: measured[0].unit }
        : figure,
    ); // "42 min, 51 minutes"
  const count = (size: number): number => measured.filter((figure) => sizeOf(figure) === size).length;
  const model = measured.toSorted((a, b) => count(sizeOf(b)) - count(sizeOf(a)) || sizeOf(a) - sizeOf(b))[0];
  if (!model) return [...stated];
  return figures.map((figure) => {
    const size = sizeOf(figure);
    if (size === 0 || size === sizeOf(model)) return stated[figures.indexOf(figure)] ?? figure;
    const how = `${figure.value} ${figure.unit?.symbol ?? ""} in ${model.unit?.symbol ?? ""}`;
    const basis = { spans: figure.basis?.spans ?? [], how };
    return { ...figure, value: scaledValue(figure.value, size / sizeOf(model)), unit: model.unit, basis };
  });
}

/** Figures with what the text says once for all of them: header magnitude, cents beside whole money, "1.2 to 2.6 million". */
export function settledFigures(scan: Scan, figures: readonly Figure[]): Figure[] {
  return inOneMeasure(scan, scaledFigures(scan, figures));
}

function scaledFigures(scan: Scan, figures: readonly Figure[]): Figure[] {
  const colon = scan.text.indexOf(":"); // "Last four quarters ($m): 4.1, 4.4"
  const start = (figures.find((figure) => figure.start > colon) ?? figures[0])?.start ?? 0;
  const headed = headerScale(scan, start);
  const scale = headed === 1 ? footerScale(scan.text.slice(figures.at(-1)?.end ?? 0)) : headed;
  const scaled = figures.some((figure) => figure.scaled);
  const money = figures.find(({ unit }) => unit?.kind === "currency")?.unit ?? null;
  return figures.map((figure, at) => {
    const cents = figure.unit?.symbol === "cents" && money;
    if (cents) return { ...figure, value: scaledValue(figure.value, 0.01), unit: money };
    if (scale !== 1 && !figure.scaled && figure.unit?.kind !== "percent")
      return { ...figure, value: scaledValue(figure.value, scale) };
    const listed = scaled ? listScale(scan, figures, at) : 1;
    return listed > 1 ? { ...figure, value: scaledValue(figure.value, listed), scaled: true } : figure;
  });
}

const LINK = /^\s*(?:,|and|or|to|\/|, and|&)\s*$/iu; // catches ", " and " and ", not ". In"

/** "1.2, 0.8 and 2.6 million": the magnitude at the end of a list holds for all; "9.3 million … Berlin has 3.7" for what follows. */
function listScale(scan: Scan, figures: readonly Figure[], at: number): number {
  const figure = figures[at];
  if (!figure || figure.scaled || figure.unit?.kind === "percent" || Math.abs(figure.value) >= 1000 || !figure.bare)
    return 1;
  for (let next = at; next + 1 < figures.length; next++) {
    const one = figures[next];
    const two = figures[next + 1];
    if (!one || !two || !LINK.test(scan.text.slice(one.end, two.start))) break;
    if (two.scaled) return isLike(figure, two) && /\d/.test(scan.text.charAt(two.start)) ? scaleOf(two) : 1; // catches "1.6", not "£148k" behind "5 and"
  }
  const told = figures.slice(0, at).filter(({ scaled }) => scaled);
  const last = told.at(-1);
  const before = Number.isInteger(figure.value) ? last : (told.findLast((one) => isLike(figure, one)) ?? last); // "€1.2bn, €980m, 1.3"
  const next = figures[at + 1];
  if (before?.unit?.kind === "currency" && next?.scaled && next.unit?.kind === "currency") return 1; // "€2m for 34, €3m for 51"
  const linked = (one: Figure | undefined, two: Figure | undefined): boolean =>
    one !== undefined && two !== undefined && LINK.test(scan.text.slice(one.end, two.start));
  const again = figures[at - 2]?.scaled && before === figures[at - 1] && linked(figures[at - 2], before);
  if (again && next?.bare && linked(figure, next) && Number.isInteger(figure.value)) return 1; // "$2m, $3m, $5m with 6, 9, 14 staff"
  const plain = figures
    .slice(0, at)
    .findLast((one) => one.bare && !one.weak && !one.scaled && !(before && inFull(figure, one, before)));
  const budget = before?.unit?.kind === "currency" && before.value > scaleOf(before) * figure.value && tellsRest(scan);
  const largest = Math.max(...figures.flatMap((one) => (one.scaled ? [Math.abs(one.value) / scaleOf(one)] : [0])));
  const mixed =
    figures.length > 3 &&
    figures.every((one, place) => one.scaled === (place % 2 === 0) && !(before && inFull(figure, one, before))); // "6.2m and 8.1; 5.4m and 7.7"
  const follows =
    before &&
    !mixed &&
    !OTHER_LIST.test(scan.text.slice(before.start, figure.end)) &&
    !(plain && listScale(scan, figures, figures.indexOf(plain)) === 1) && // "97 m², 158, and 38 houses for $5m"
    !(
      Number.isInteger(figure.value) && figure.value > (figure.value >= 100 && !isThousands(before) ? 3 : 10) * largest
    ) && // "84.1m …, Lydd 310", "$4.2m …, staff 61"
    (Math.abs(before.value) >= 1e6 || told.some(isThousands) || scaleOf(before) === 1e5 || budget) &&
    isLike(figure, before) &&
    (!Number.isInteger(figure.value) ||
      ((!figure.weak || (figure.value > 1 && figures.length > 2)) && countedNoun(scan, figure) === "")) &&
    figure.unit === null &&
    !figures.some(({ unit }) => unit?.kind === "percent");
  return follows && before ? scaleOf(before) : 1;
}

/** "1.2 million, 900,000, 1.6": of the same order, written in full between two that aren't. */
const inFull = (figure: Figure, one: Figure, scaled: Figure): boolean =>
  !one.scaled && !Number.isInteger(figure.value) && Math.abs(one.value) >= scaleOf(scaled) / 20;

/** "€41k … 44": thousands of a unit. Not "40k likes … 312" and "half a million … 50". */
const isThousands = ({ value, factor, unit }: Figure): boolean =>
  unit !== null && value >= 1e4 && value < 1e6 && (factor ?? value) < 1e5;

const OTHER_LIST = /^\D?\d+\.\d.*\D[.!?]\s.*\b(?<!\.)\d+$/s; // catches "28.0m. Runways: 2", not "28m. Bikes: 3"

/** Of the same order, were the magnitude meant for both. */
const isLike = (figure: Figure, scaled: Figure): boolean => {
  const share = Math.abs(figure.value / (scaled.value / scaleOf(scaled)));
  return share > (Number.isInteger(figure.value) ? 1 / 30 : 0.01) && share < 30; // "3.4 million …, 0.1 on signs"
};

const scaleOf = ({ value, factor }: Figure): number =>
  factor ?? 10 ** (Math.floor(Math.log10(Math.abs(value) || 1) / 3) * 3);

const HEADER_MONEY =
  /(?<=[\p{L}\d] |[,(] ?)(?:in )?(?:(?:us|nz|hk|[acs])?([$€£¥₹]) ?(?:k|mn?|bn?|tn)?|(?:k|mn?|bn) ?([$€£¥₹])|(EUR|USD|GBP) ?(?:k|mn?|bn|thousands?|millions?|billions?)?)(?:\)?\s*[:–—,]|\))/giu; // catches "Opex €m:", "(k€)" and "(EUR m):", not "€5m:"

const CODES: ReadonlyMap<string, string> = new Map([
  ["eur", "€"],
  ["usd", "$"],
  ["gbp", "£"],
]);

const HEADER_UNIT = /(?:,|\bin|\()\s*(?:in\s+)?([\p{L}°%€$£²³/]{1,14})(?:\)?\s*(?:[:–—,]|- )|(?<=\([^()]+)\))/giu; // catches "in milligrams:", "in cm - " and "(cm)", not "in 2021:"

/** A unit said in the heading: "Caffeine, in milligrams:", "Height (cm):", "in minutes –". */
export function headerUnit(text: string, before: number): Unit | null {
  let found: Unit | null = null;
  for (const [, sign = "", last = "", code = ""] of text.slice(0, before).matchAll(HEADER_MONEY)) {
    const symbol = CURRENCY_SIGNS.get(sign || last) ?? CODES.get(code.toLowerCase());
    if (symbol) found = { kind: "currency", symbol };
  }
  for (const match of text.slice(0, before).matchAll(HEADER_UNIT)) {
    const word = match[1] ?? "";
    const currency = CURRENCY_SIGNS.get(word);
    const measure = MEASURES.get(word) ?? MEASURES.get(word.toLowerCase());
    if (currency) found = { kind: "currency", symbol: currency };
    else if (measure && word.length > 1) found = { kind: measure === "%" ? "percent" : "measure", symbol: measure };
    else if (word === "%") found = { kind: "percent", symbol: "%" };
  }
  return found;
}
