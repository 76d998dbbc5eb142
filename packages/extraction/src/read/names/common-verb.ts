/**
 * What some do, told again of the next and left out of the last: "70% of dentists recommend Colgate, 20% recommend Oral-B and 10%
 * Sensodyne" → Colgate, Oral-B, Sensodyne. Not "Play areas 12, play groups 9, parks 4".
 */
import { AUXILIARIES, PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** What is left of a name of which nothing but the verb was read: "10 use both". */
const ALL = /^ (both|neither|either|none|all)\b/iu; // catches " both" behind "use", not " bother"

const DONE = /^(?:do|does|did) (?=(?:both|neither|either|none|nothing)$)/iu; // catches the "do " of "do both", not of "do sports"

/** "Dentists recommend Colgate": several do it, whatever it is. */
const isDoneByMany = (first: string, verb: string): boolean => {
  const [who = ""] = first.split(` ${verb} `);
  const last = who.split(" ").at(-1) ?? "";
  return first.includes(` ${verb} `) && singular(last) !== last && singular(verb) === verb;
};

/** The first word of most names, or the one behind the subject of the first: "recommend". */
function commonVerb(names: readonly string[]): string | null {
  const [first = "", ...others] = names.map((name) => name.toLowerCase());
  const verb = others[0]?.split(" ")[0] ?? "";
  if (verb === "" || AUXILIARIES.has(verb)) return null;
  if (verbSense(verb) === null && !isDoneByMany(first, verb)) return null;
  const opens = others[0]?.includes(" ") && (first.startsWith(`${verb} `) || first.includes(` ${verb} `));
  const lacking = others.filter((name) => name !== verb && !name.startsWith(`${verb} `) && !name.includes(` ${verb} `));
  if (lacking.some((name) => !DONE.test(name) && verbSense(name.split(" ")[0] ?? "") !== null)) return null; // "a quarter play tennis and the rest swim"
  const lacks = lacking.length > 0;
  return opens && (lacks || others.includes(verb) || !first.startsWith(`${verb} `)) ? verb : null;
}

export function withoutCommonVerb({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [], cells = [] } = best?.reading ?? {};
  if (!best || series.length !== 1 || points.length < 2 || points.some(({ axis }) => axis)) return rows;
  const verb = commonVerb(points.map(({ name }) => name));
  const [from = 0, to = 0] = cells.slice(0, 2).flatMap(([cell]) => cell?.spans[0]?.[0] ?? []);
  const behind = text
    .slice(from, to)
    .toLowerCase()
    .includes(points[0]?.name.toLowerCase() ?? ""); // not "Play areas 12, play groups 9"
  if (!verb || !behind) return rows;
  const names = points.map(({ name }, at) => {
    const lower = name.toLowerCase();
    if (lower === verb) {
      const [, end = text.length] = cells[at]?.[0]?.spans[0] ?? [];
      const from = text.toLowerCase().indexOf(verb, end);
      return ALL.exec(text.slice(from + verb.length))?.[1] ?? name;
    }
    const from = ` ${lower}`.indexOf(` ${verb} `);
    return from < 0 ? name.replace(DONE, "") : name.slice(from + verb.length).trim();
  });
  const cut = names.some((name) => name === "" || PREPOSITIONS.has((name.split(" ")[0] ?? "").toLowerCase()));
  if (cut || new Set(names).size < names.length) return rows;
  const first = points[0]?.name ?? "";
  const measure = best.reading.measure ?? first.slice(0, Math.max(0, first.toLowerCase().indexOf(` ${verb} `))); // "Staff" of "Staff use Slack"
  const reading = {
    ...best.reading,
    ...(measure ? { measure } : {}),
    points: points.map((point, at) => ({ ...point, name: names[at] ?? point.name })),
  };
  return [{ ...best, reading }, ...more];
}
