/** What the words of an earlier figure say of its time: "from 31 under Blair" → Under Blair. */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import { labelOf } from "../labels/label.ts";
import { phrasesOf } from "../sentence/phrase.ts";
import type { Gap } from "../statement.ts";
import { relativeMark } from "./relative-mark.ts";

const SETTINGS = wordSet("under before without with during at");

/** "from 31 under Blair", "22 with the old lamp", "16 when it opened": what the earlier figure's own words say of its time. */
export function settingOf(gap: Gap | undefined): AxisMark | null {
  const phrases = phrasesOf(gap?.pieces[0]?.atoms ?? []);
  const [phrase] = phrases;
  const clause = phrase?.words[0]?.lower === "when" ? phrases.flatMap(({ words }) => words) : [];
  const told = phrase?.kind === "pp" && SETTINGS.has(phrase.head) ? phrase.words : clause;
  const label = told.length < 9 ? labelOf(told, 0) : null;
  if (!label) return null;
  const name = label.text.charAt(0).toUpperCase() + label.text.slice(1);
  return { ...relativeMark(name, -9999), start: label.start, end: label.end };
}
