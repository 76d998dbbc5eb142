/** Names keep the article that the text has inside them: "Yorkshire and the Humber (31%)" → not Yorkshire and Humber. */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const JOINED = /^(\p{Lu}.*? (?:and|of|on|in|upon)) (\p{Lu}.*)$/u; // catches "Yorkshire and Humber", not "tea and milk"

/** The readings, the best with such names whole. */
export function withInnerArticles({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [] } = best?.reading ?? {};
  const names = points.map(({ name, axis }) => {
    const [, first, last] = (!axis && !text.includes(name) && JOINED.exec(name)) || [];
    const whole = `${first} the ${last}`;
    return first && text.includes(whole) ? whole : name;
  });
  if (!best || names.every((name, at) => name === points[at]?.name)) return rows;
  const told = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}
