/** Units as people mean them: "kettle 3 kW, toaster 900 W" in one of the two, "sofa 1.8m, rug 2.4m" in metres. */

import { wordSet } from "../../lexicon/closed-class.ts";
import { MILLION_CUES } from "../../lexicon/letter-m.ts";
import { matches } from "../../text/needs/matches.ts";
import { type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, isWorkedOut, type Mention } from "../mention.ts";
import { mostOf } from "../most-of.ts";
import { scaledValue } from "../numbers/figures.ts";

const MILLION = 1e6;

/** Things of which lengths are told, and nothing that is counted by the million: one of each, as "plants 1.2m" counts them. */
const LONG_THINGS =
  wordSet(`sunflower sunflowers beanstalk beanstalks curtains plant seedling tomato hedge fence gate sofa couch rug curtain carpet table desk
  shelf bed wardrobe bookcase plank board ribbon string thread pipe cable cord ladder kite snake crocodile alligator giraffe
  elephant python lizard dinosaur surf surfboard swell puddle flood drift snowdrift pole ski kayak canoe trampoline
  slide scarf fabric timber wingspan bench worktop radiator lorry truck minibus caravan trailer motorhome yacht dinghy oak pine
  birch beech fir spruce redwood sequoia eucalyptus willow flagpole lamppost goalpost anaconda ladders shed garage driveway
  aisle corridor`);
const LONGEST = 100;

const STANDS = /^[^\d]*\b(?:is|was|measures|stands|grew to) (?:now |only |just |about )?1\.\d\dm\b/i; // catches "Ava is 1.32m", not "Ava is 1.3m"
const HEIGHT = { least: 0.4, most: 2.6 };

/** "Ava is 1.32m, Leo 1.18m": as people's heights are told. */
const areHeights = (scan: Scan, figures: readonly Figure[]): boolean =>
  matches(scan.text, STANDS) &&
  figures.every(({ value, start }) => {
    const metres = value / MILLION;
    return metres >= HEIGHT.least && metres <= HEIGHT.most && /^\d\.\d\dm/.test(scan.text.slice(start)); // catches "1.18m", not "1.2m"
  });

/** "sunflowers: Ava 1.4m, Leo 1.1m", "sofa 1.8m, rug 2.4m": metres; not "table games 1.8m" beside "users" or "€". */
export function metresOfThings(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const isMetres = (mention: Mention): mention is Figure =>
    isFigure(mention) &&
    mention.factor === MILLION &&
    mention.unit === null &&
    mention.value < LONGEST * MILLION &&
    tokenAt(scan, mention.to - 1).text === "m" &&
    !tokenAt(scan, mention.to - 1).spaced;
  const figures = mentions.filter(isFigure);
  if (figures.length < 2 || !figures.every(isMetres) || says(scan, MILLION_CUES)) return mentions;
  if (!says(scan, LONG_THINGS) && !areHeights(scan, figures)) return mentions;
  const unit = { kind: "measure" as const, symbol: "m" };
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const { factor: _, ...figure } = mention;
    return { ...figure, value: scaledValue(mention.value, 1 / MILLION), scaled: false, bare: false, unit };
  });
}

/** Kinds beyond those that everybody's reader knows (`same-unit.ts`). */
const MORE_KINDS: readonly ReadonlyMap<string, number>[] = [
  new Map([
    ["W", 1],
    ["kW", 1e3],
    ["MW", 1e6],
    ["GW", 1e9],
  ]),
  new Map([
    ["Wh", 1],
    ["kWh", 1e3],
    ["MWh", 1e6],
    ["GWh", 1e9],
    ["TWh", 1e12],
  ]),
  new Map([
    ["Hz", 1],
    ["kHz", 1e3],
    ["MHz", 1e6],
    ["GHz", 1e9],
  ]),
  new Map([
    ["kg", 1],
    ["tonnes", 1e3],
    ["t", 1e3],
  ]),
  new Map([
    ["oz", 1],
    ["lb", 16],
    ["stone", 224],
  ]),
  new Map([
    ["in", 1],
    ["ft", 12],
  ]),
];

/** No chart shows a smaller share of its unit well. */
const SMALLEST = 1e-3;

/** "Kettle 3 kW, toaster 900 W": figures of one kind in the unit of most of them, the larger where as many; where one would be tiny so, the smallest. */
export function inLikeUnits(_: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const symbols = new Set(mentions.flatMap((mention) => (isFigure(mention) ? (mention.unit?.symbol ?? "") : [])));
  if (symbols.size < 2) return mentions;
  const kind = MORE_KINDS.find((sizes) => [...symbols].every((symbol) => sizes.has(symbol)));
  const figures = mentions.filter(isFigure);
  const plain = figures.every((figure) => !figure.rate && !figure.range && !isWorkedOut(figure));
  if (!kind || !plain) return mentions;
  const sizeOf = ({ unit }: Figure): number => kind.get(unit?.symbol ?? "") ?? 1;
  const larger = mostOf(figures.map(sizeOf));
  const tiny = figures.some((figure) => figure.value > 0 && (figure.value * sizeOf(figure)) / larger < SMALLEST);
  const most = tiny ? Math.min(...figures.map(sizeOf)) : larger; // "50 Hz, 100 MHz, 2.4 GHz"
  const model = figures.find((figure) => sizeOf(figure) === most);
  if (!model?.unit || new Set(figures.map(sizeOf)).size < 2) return mentions;
  return mentions.map((mention) => {
    if (!isFigure(mention) || sizeOf(mention) === sizeOf(model)) return mention;
    const basis = {
      spans: mention.basis?.spans ?? [],
      how: `${mention.value} ${mention.unit?.symbol} in ${model.unit?.symbol}`,
    };
    return { ...mention, value: scaledValue(mention.value, sizeOf(mention) / sizeOf(model)), unit: model.unit, basis };
  });
}
