/**
 * A run of numbered things with a figure for each goes by them, and not by the month in front: "The January gas for flats 1 to 3 came to 212, 187 and
 * 164 euros. Number three and I will talk" → Flat 1 · 2 · 3; number three is one of them and no figure. Not "January 12, flats 1 to 3 40".
 * The run is known here; where a list behind a colon makes two numbers a run: `listed-runs.ts`.
 */
import { type Scan, says } from "../../../text/scan.ts";
import { type Aside, isAxis, isFigure, type Mention } from "../../mention.ts";
import { aside } from "../../place.ts";
import { toldMember } from "./told-member.ts";

const RANGED = ["to", "through", "-", "–"];
const FEWEST = 3;

export function membersOfRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, RANGED)) return mentions;
  const axes = mentions.filter(isAxis);
  const [run, ...runs] = axes.filter(({ through, family }) => through !== undefined && family === "step");
  if (!run || run.through === undefined || runs.length > 0 || axes.length > 2) return mentions;
  const [first, last] = [run.order, run.through];
  const figures = mentions.filter(isFigure);
  const members = new Map<Mention, Aside>(
    figures.flatMap((figure) => {
      const member = toldMember(scan, figure, [first, last]);
      return member ? [[figure, member] as const] : [];
    }),
  );
  const [time] = axes.filter((axis) => axis !== run);
  const each = figures.length - members.size === last - first + 1 && figures.length >= FEWEST;
  const fronted =
    time && time.to < run.from && time.through === undefined && figures.every(({ from }) => from > run.to);
  if (!each || (members.size === 0 && !fronted)) return mentions;
  return mentions.map((mention) =>
    fronted && mention === time
      ? aside(scan, mention.from, mention.to, "the time of all")
      : (members.get(mention) ?? mention),
  );
}
