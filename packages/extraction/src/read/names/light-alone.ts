/**
 * A verb that only joins whom and what is no name, where the thing stands right behind it: "60% pay by card, 30% pay cash and the
 * rest use an app" → Card · Cash · App, not Use. Not "40% drink, 60% don't".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { isLight } from "./deed-names.ts";

const THING =
  /^ (?:an?|the|some|their|my|our|his|her) ((?:\p{L}[\p{L}'’-]* ?){1,3}?)(?=\s*(?:$|[,.;:!?()\n]| (?:and|or|but|while|in|on|at|for|to|with) ))/iu; // catches " an app" behind "use", not " at home"

const LEFT = /^(?:rest|remainder|others?|same|lot|balance)\b/iu; // catches "rest", not "app"

const WHO = / (?:rest|remainder|others?)$/u; // catches " the rest" in front of " use an app", not " adults"

/** The readings, the best with things in the place of such verbs. */
export function withThings({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { points } = best.reading;
  const lower = text.toLowerCase();
  const names = points.map(({ name, axis }) => {
    const verb = name.toLowerCase();
    const place = axis || verb.includes(" ") || !isLight(verb) ? -1 : lower.lastIndexOf(` ${verb} `);
    const at = WHO.test(lower.slice(0, Math.max(place, 0))) ? place : -1; // elsewhere the verb is what is told: "52% back the zone"
    const thing = at < 0 ? "" : (THING.exec(text.slice(at + 1 + verb.length))?.[1] ?? "");
    return thing === "" || LEFT.test(thing) ? name : thing;
  });
  const changed = names.filter((name, at) => name !== points[at]?.name).length;
  if (changed !== 1 || new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const told = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: told } }, ...more];
}
