/** The words that tell one figure from another, as data; recognize/relation.ts reads them. */
import { wordSet } from "./closed-class.ts";

export const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["double", 2],
  ["doubling", 2],
  ["triple", 3],
  ["tripling", 3],
  ["treble", 3],
  ["thrice", 3],
  ["quadruple", 4],
  ["half", 0.5],
  ["halving", 0.5],
]);
export const MULTIPLYING: ReadonlyMap<string, number> = new Map([
  ["doubled", 2],
  ["doubles", 2],
  ["tripled", 3],
  ["triples", 3],
  ["trebled", 3],
  ["quadrupled", 4],
  ["halved", 0.5],
]);
export const AMOUNT_WORDS =
  wordSet(`many much high big large long often fast expensive tall heavy popular far old good strong
  deep wide dear busy hot loud bright rich`);
export const MORE =
  wordSet(`more extra further higher slower longer taller older bigger heavier larger greater deeper warmer hotter
  dearer wider above ahead later farther stronger clear better`);
export const FEWER =
  wordSet(`fewer less lower faster quicker shorter cheaper lighter younger smaller cooler colder thinner below behind short
  shy under weaker earlier sooner worse`);
export const LINKS = wordSet("than of on");
export const SPEEDS = wordSet("km/h mph Mbps Gbps kn");
export const CHANGE_NOUNS: ReadonlyMap<string, number> = new Map([
  ["rise", 1],
  ["increase", 1],
  ["jump", 1],
  ["gain", 1],
  ["drop", -1],
  ["fall", -1],
  ["decline", -1],
  ["decrease", -1],
  ["cut", -1],
]);
export const BETWEEN = wordSet(
  "by off on another a an further about around some nearly almost roughly just only extra back additional out it that this them those these",
);
export const STEPPING = wordSet(
  "off by added adds gained gains lost loses shed sheds dropped drops fell rose put grew climbed",
);
export const PER = wordSet("every each per annually yearly");
/** Up (1) or down (-1) from what the verb names: "beat that by 450". */
export const BEATEN: ReadonlyMap<string, number> = new Map([
  ["beat", 1],
  ["beats", 1],
  ["topped", 1],
  ["tops", 1],
  ["exceeded", 1],
  ["exceeds", 1],
  ["surpassed", 1],
  ["outdid", 1],
  ["missed", -1],
  ["trailed", -1],
  ["trails", -1],
]);
