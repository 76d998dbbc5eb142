/**
 * Sizes of one kind told in several units, beyond those that everybody's reader knows: "cache 80 µs, ssd 0.2 ms, network 45 ms" → 0.08 ms;
 * "virus 100 nm, cell 20 µm", "512 MiB, 1 GiB", "2.4 bar, 5 mbar", "938 MeV, 511 keV", "letter 20 g, pallet 0.4 t", "8 days, 30.2 years". All in the
 * unit of most of them, the smaller where as many. Not "12 m, 5 s", nor months, which are of no one length.
 */
import { type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, isWorkedOut, type Mention, type Unit } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";
import { placeOf } from "../place.ts";
import { KINDS } from "../told/same-unit.ts";

type Sizes = ReadonlyMap<string, number>;
const kind = (sizes: Readonly<Record<string, number>>): Sizes => new Map(Object.entries(sizes));

const SIZES: readonly Sizes[] = [
  kind({ ps: 1e-3, ns: 1, us: 1e3, µs: 1e3, μs: 1e3, ms: 1e6, s: 1e9, seconds: 1e9, min: 6e10 }),
  kind({ nm: 1, um: 1e3, µm: 1e3, μm: 1e3, mm: 1e6, cm: 1e7, m: 1e9 }),
  kind({ KiB: 1, MiB: 1024, GiB: 1024 ** 2, TiB: 1024 ** 3 }),
  kind({ mbar: 1, bar: 1e3 }),
  kind({ Pa: 1, hPa: 100, kPa: 1e3, MPa: 1e6, GPa: 1e9 }),
  kind({ nSv: 1, µSv: 1e3, μSv: 1e3, mSv: 1e6, Sv: 1e9 }),
  kind({ eV: 1, keV: 1e3, MeV: 1e6, GeV: 1e9, TeV: 1e12 }),
  kind({ J: 1, kJ: 1e3, MJ: 1e6, GJ: 1e9, TJ: 1e12, PJ: 1e15 }),
  kind({ pM: 1, nM: 1e3, µM: 1e6, μM: 1e6, mM: 1e9 }),
  kind({ ng: 1e-3, µg: 1, μg: 1, mg: 1e3, g: 1e6, kg: 1e9, t: 1e12 }),
  kind({ "kg/ha": 1, "dt/ha": 100, "t/ha": 1000 }),
  kind({ days: 1, weeks: 7, years: 365.25 }),
];
const SHOWN: ReadonlyMap<string, string> = new Map([
  ["us", "µs"],
  ["um", "µm"],
]);
const BEHIND = /^ ?(\p{L}{1,4}(?:\/ha)?)(?![\p{L}\d/²³⁻^])/u; // catches " µs" and "dt/ha", not " people"

/** The unit that a figure has, or that stands right behind it. */
function unitOf({ text }: Scan, { unit, rate, end, bare }: Figure): string {
  if (unit) return unit.symbol + (rate?.startsWith("/") ? rate : "");
  return bare ? (BEHIND.exec(text.slice(end))?.[1] ?? "") : "";
}

/** The figure with what stands behind it as its unit. */
function measured(scan: Scan, figure: Figure, value: number, unit: Unit): Figure {
  const told = figure.unit ? "" : (BEHIND.exec(scan.text.slice(figure.end))?.[0] ?? "");
  let { to } = figure;
  while (told !== "" && to < scan.tokens.length && tokenAt(scan, to).end <= figure.end + told.length) to++;
  const { rate: _, ...plain } = figure;
  return { ...plain, ...placeOf(scan, figure.from, to), value, unit, bare: false, weak: false };
}

export function unitSizes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < 2 || figures.some((figure) => figure.range || figure.scaled || isWorkedOut(figure)))
    return mentions;
  const symbols = figures.map((figure) => unitOf(scan, figure));
  if (KINDS.some((known) => symbols.every((symbol) => known[symbol] !== undefined))) return mentions; // "1.2 m long, mine 30 cm shorter"
  const sizes = SIZES.find((one) => symbols.every((symbol) => one.has(symbol)));
  if (!sizes || new Set(symbols.map((symbol) => sizes.get(symbol))).size < 2) return mentions;
  const sized = symbols.map((symbol) => sizes.get(symbol) ?? 1);
  const count = (size: number): number => sized.filter((other) => other === size).length;
  const model = sized.toSorted((one, two) => count(two) - count(one) || one - two)[0] ?? 1;
  const called = symbols[sized.indexOf(model)] ?? "";
  const unit = { kind: "measure", symbol: SHOWN.get(called) ?? called } as const;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const at = figures.indexOf(mention);
    const size = sized[at] ?? 1;
    const value = size === model ? mention.value : scaledValue(mention.value, size / model);
    const figure = measured(scan, mention, value, unit);
    if (size === model) return figure;
    return {
      ...figure,
      basis: { spans: mention.basis?.spans ?? [], how: `${mention.value} ${symbols[at]} in ${unit.symbol}` },
    };
  });
}
