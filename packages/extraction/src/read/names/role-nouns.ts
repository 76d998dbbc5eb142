/**
 * What a firm or a person is, told in front of each name, is no part of it: "market leader Tesco, number-two retailer Asda and discounter Lidl
 * posted 5%, 3.5% and 6.6%" → Tesco · Asda · Lidl. Not "Team Ana 5, Team Bo 3", nor where one of several has none.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const ROLES = wordSet(
  `leader retailer discounter supermarket giant maker carmaker automaker company firm bank airline operator rival brand chain
  producer startup start-up manufacturer supplier lender insurer grocer brewer miner developer publisher streamer platform champion
  challenger incumbent newcomer captain striker winger sprinter swimmer actor actress singer author candidate senator governor
  president minister mayor`,
);
const ROLE =
  /^((?:\p{L}[\p{L}'’-]* ){0,3}(\p{L}[\p{L}-]+)) (\p{Lu}[\p{L}\d'’&.-]{2,}(?: \p{Lu}[\p{L}\d'’&.-]*){0,3})$/u; // catches "Market leader Tesco", not "Tesco"

/** "rival" of "rival Fiat", and "Carmaker" where it opens a sentence; not "Bank Austria". */
function isRole(text: string, [name, , role = ""]: RegExpExecArray): boolean {
  const opens = /(?:^|[.!?:] )$/u.test(text.slice(0, Math.max(text.indexOf(name), 0))); // catches ". ", not ", "
  return ROLES.has(role.toLowerCase()) && (opens || /^\p{Ll}/u.test(role)); // catches "rival", not "Rival"
}

/** The readings, the best with such names. */
export function withoutRoleNouns({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const found = reading.points.map(({ name, axis }) => (axis ? null : ROLE.exec(name)));
  const bare = found.map((match) => (match && isRole(text, match) ? match[3] : undefined));
  const others = reading.points.filter((_, at) => bare[at] === undefined);
  const proper = others.every(({ name }) => /^\p{Lu}[\p{L}\d'’&.-]*$/u.test(name) && text.includes(name)); // catches "Tesco", not "Beer sales"
  if (others.length === reading.points.length || !proper) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: bare[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...more];
}
