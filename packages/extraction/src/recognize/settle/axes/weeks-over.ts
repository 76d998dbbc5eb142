/**
 * Weeks that go on over a new year stand behind those of the old: "Week 50: 12, week 51: 15, week 52: 9, week 1: 4". Not "week 1 12, week
 * 52 9", nor "week 40 3, week 2 9", which are no run.
 */
import type { Scan } from "../../../text/scan.ts";
import { isAxis, type Mention } from "../../mention.ts";

const WEEK: ReadonlySet<string> = new Set(["week", "wk"]);
const WEEKS = 52;
/** So near the turn both sides of it stand. */
const LATE = 48;
const EARLY = 6;

/** The mentions, weeks of the new year behind. */
export function weeksOver(_: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const weeks = mentions.filter(isAxis);
  if (!weeks.every(({ family, noun }) => family === "step" && WEEK.has(noun ?? ""))) return mentions;
  const turn = weeks.findIndex(({ order }, at) => at > 0 && order < (weeks[at - 1]?.order ?? 0));
  const [before, after] = [weeks.slice(0, turn), weeks.slice(turn)];
  const ascends = after.every(({ order }, at) => at === 0 || order > (after[at - 1]?.order ?? 0));
  const near = (before.at(-1)?.order ?? 0) >= LATE && (after[0]?.order ?? WEEKS) <= EARLY;
  if (turn < 1 || !near || !ascends || (after.at(-1)?.order ?? 0) >= (before[0]?.order ?? 0)) return mentions;
  return mentions.map((one) => (isAxis(one) && after.includes(one) ? { ...one, order: one.order + WEEKS } : one));
}
