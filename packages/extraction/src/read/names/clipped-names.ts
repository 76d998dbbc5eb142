/**
 * Names that lost the word without which they say something else: "people who never smoked 62%" → Never smoked · "with no car
 * 22%" → No car · "hardly ever 28%" → Hardly ever · "patients who did not reply: 45" → Did not reply · "the rest stayed
 * inside" → Stayed inside · "in favour 54" → In favour. Not "no: Leeds 4", nor "sales went up 4".
 */

import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { type Named, namedAt } from "./short-names.ts";

const NEVER = /(?:^|[^\p{L}-])((?:almost )?never|hardly ever|rarely|seldom) $/iu; // catches "who never " in front of "smoked", not "forever "
const NO =
  /(?:^|[,;:.(\n] ?|\b(?:with|has|have|had|of|and|or|but|say|said|got|own|see|saw|report|reported|felt|feel) )(no) $/iu; // catches "with no " in front of "car", not "there is no "
const NOT =
  /(?:^|[,;:.(\n] ?|\b(?:who|that|are|were|is|was|and|or|but|have|has|had|do|did|does|would|could|will|of|those) )(not(?: yet| fully| very| really| at all)?) $/iu; // catches "are not " in front of "sure", not "why not "
const ANSWERS = wordSet("yes no not never");
const LONE = /^(?:(?:just|an?|the) .*|\p{L}|\d.*|idea|one|matter|longer|more|less)$/iu; // catches "one" and "5", not "car"

const DEGREE = /(?:^|[^\p{L}])((?:too|neither|both) )$/iu; // catches "too " in front of "far", not "into "
const RIGHT = /(?:^|[^\p{L}])(just )$/iu; // catches "just " in front of "right", not "adjust "
const ENOUGH = /^(?:right|enough|ok|okay|fine|curious|looking|browsing|friends)$/u; // catches "right", not "12"

/** "too far", "neither party", "just right": what belongs to a word of degree. */
function inDegree({ name, before, behind }: Named): string | null {
  if (LONE.test(name) || /^(?:\p{Lu}|many\b|much\b|few\b)/u.test(name)) return null; // catches "Leeds" and "many women", not "far"
  const [, at] = (/^all /u.test(name) && /\b(not at )$/iu.exec(before)) || []; // catches "all happy" behind "not at ", not "allotment"
  if (at) return `${at}${name}`;
  const [, article] = (/^(?:lot|bit|little|few)$/iu.test(name) && /(?:^|[^\p{L}])(a )$/iu.exec(before)) || []; // catches "lot" behind "a ", not "plot"
  if (article) return `${article}${name}`;
  const [, degree] = DEGREE.exec(before) ?? (ENOUGH.test(name) ? RIGHT.exec(before) : null) ?? [];
  const both = /^both/iu.test(degree ?? "") && !/\bn?either\b/iu.test(`${before}${behind}`); // catches "neither", not "aneither"
  return degree && !both ? `${degree}${name}` : null;
}

const HANGING =
  /^(?:too|very|quite|not|neither|so|such|just|(?:un)?(?:certain|likely|able|willing)|due|upper|lower)$/iu; // catches "Too" of "too far", not "Toon"
const BOUND = /(?:^|[^\p{L}])((?:un)?(?:certain|likely|able|willing|due) to )$/iu; // catches "certain to " in front of "vote", not "to "
const IT = /^(?: of| about)? (?:it|them|one|that)(?=:? ?[$€£]?\d| ?[,;!)(/]|\.(?:\s|$)|$)/u; // catches " it 9%" behind "Don't like", not " it all"
const LIKED =
  /(?:^| )(?:like[ds]?|love[ds]?|hate[ds]?|mind|want(?:ed)?|need(?:ed)?|sit|use[ds]?|own|tried|try|eat|afford|do|did|mean|heard)$/iu; // catches "Don't like", not "dislikes"

const TO_DO = /^(?:go|come|do|read|see|watch|play|review|buy|finish|spend|pay|fix|test)$/iu; // catches "go" of "3 to go", not "going"

const HEARD = /(?:^| )heard$/iu; // catches "never heard", not "overheard"

const LED = wordSet("in on at by through via under behind near");

/** "Too far", "in a bar", "certain to vote", "don't like it": it ends where nobody can stop. */
function hanging({ name, before, behind, left }: Named): string | null {
  const [it] = ((left || HEARD.test(name)) && LIKED.test(name) && IT.exec(behind)) || [];
  if (it) return `${name}${it}`;
  const [, to] = (TO_DO.test(name) && /\d(?: \p{L}+)? (to )$/iu.exec(before)) || []; // catches "3 to " in front of "go", not "went to "
  if (to) return `${to}${name}`;
  if (!left && / of$/iu.test(name)) return name.slice(0, -3); // catches "raised of" of "£320 raised of £500", not "offer"
  const [, bound] = BOUND.exec(before) ?? [];
  if (bound && !PREPOSITIONS.has(name)) return `${bound}${name}`;
  const open = HANGING.test(name) || (left && LED.has(name.toLowerCase()));
  const [, more] = (open && OPEN.exec(behind)) || [];
  return more ? `${name}${more}` : null;
}

/** "who never smoked", "with no car": what denies it stands in front of it. */
function denied({ name, before }: Named, answered: boolean): string | null {
  if (LONE.test(name) || ANSWERS.has(name.toLowerCase().split(" ")[0] ?? "") || /^\p{Lu}/u.test(name)) return null; // catches "Greece", not "sure"
  const [, denial] = NEVER.exec(before) ?? NOT.exec(before) ?? (answered ? null : NO.exec(before)) ?? [];
  return denial ? `${denial} ${name}` : null;
}

const ELSE = /^(?:some|any|no|every)(?:thing|one|body|where)$/iu; // catches "something", not "some"
const SOME = /(?:^|[^\p{L}])((?:some|any|no|every)(?:thing|one|body|where) )$/iu; // catches "somewhere " in front of "else", not "here "

/** "Something else", "hardly ever". */
function withElse({ name, before, behind }: Named): string | null {
  if (ELSE.test(name) && /^ else\b/iu.test(behind)) return `${name} else`; // catches " else 13%", not " elsewhere"
  if (/^hardly$/iu.test(name) && /^ ever\b/iu.test(behind)) return `${name} ever`; // catches "Hardly" of "hardly ever", not "hardly"
  const [, some] = (/^else$/iu.test(name) && SOME.exec(before)) || []; // catches "else", not "elsewhere"
  return some ? `${some}${name}` : null;
}

const NONE_OF = /^(?:never|rarely|seldom)$/iu; // catches "Never", not "never again"
const CUT =
  /(?:^| )(?:(?:do|did|does|is|are|was|were|has|have|had|would|could|will|can) not|(?:did|do|does|is|are|was|were|has|have|had|would|could|should|ca|wo)n['’]?t|with(?:out)? (?:an?|the))$/iu; // catches "did not" and "without a", not "not"
const OPEN = /^((?: (?!and\b|but\b|or\b|while\b|x\d)\p{L}[\p{L}'’-]*){1,3}?)(?=:? ?[$€£]?\d| ?[.,;!)(/]|$| and \d)/u; // catches " reply" behind "did not", not " reply to all of the mails"

/** "Did not reply": it ends where nobody can stop. */
function wholeCut({ name, behind, left }: Named): string | null {
  const [, more] = ((CUT.test(name) || (left && NONE_OF.test(name))) && OPEN.exec(behind)) || [];
  return more ? `${name}${more}` : null;
}

const PLACES =
  "inside|outside|indoors|outdoors|behind|away|home|abroad|early|late|alone|off|out|over|awake|apart|put|still|in";
const WHERE = new RegExp(`^ (${PLACES}|up|down)(?=[.,;!)]|$| and (?:\\d|the ))`, "u"); // catches " inside." behind "stayed", not " inside the hall"
const MOTIONS = wordSet(
  "stay stayed stays go went goes gone come came comes turn turned turns show showed sign signed drop dropped give gave speak spoke sleep slept eat ate work worked get got set stayed leave left move moved live lived lives",
);

const LIVING = /^(?:born|\p{L}+ing|\p{L}+ed)$/iu; // catches "Living" and "born", not "bed and board"
const THERE =
  /^ (alone|abroad|here|elsewhere|together|apart|online|locally|outside|indoors|outdoors)(?=:? ?[$€£]?\d| ?[(=])/u; // catches " alone 22%" behind "Living", not " alone, 22%"

/** "Stayed inside", "didn't turn up": what belongs to the deed, at the end of its clause. */
function withWhere({ name, behind, left }: Named): string | null {
  const words = name.toLowerCase().split(" ");
  const [, where] = (!left && MOTIONS.has(words.at(-1) ?? "") && WHERE.exec(behind)) || [];
  if (where && verbSense(words.at(-1) ?? "") !== null) return `${name} ${where}`;
  const [, there] = (left && LIVING.test(name) && THERE.exec(behind)) || [];
  return there ? `${name} ${there}` : null;
}

/** With these words in front the nouns say what they do not say alone. */
const STATES: ReadonlyMap<string, RegExp> = new Map([
  ["in", /^(?:favou?r|debt|use|stock|transit|progress|doubt|person)$/u], // catches "favour", not "Leeds"
  ["on", /^(?:time|hold|leave|strike|track|the move|the mend|call|benefits)$/u], // catches "time", not "Monday"
  ["out of", /^(?:work|stock|date|order|use|town|school)$/u], // catches "work", not "ten"
  ["off", /^(?:sick|work|track|school)$/u], // catches "sick", not "peak"
  ["behind", /^(?:schedule|bars|target)$/u], // catches "schedule", not "sofa"
  ["ahead of", /^(?:schedule|target|time)$/u], // catches "schedule", not "Bo"
  ["at", /^(?:risk|large)$/u], // catches "risk", not "sea"
  ["for", /^(?:sale|hire|free)$/u], // catches "sale", not "Bo"
  ["up to", /^date$/u], // catches "date", not "10"
  ["under", /^(?:way|construction|review|offer)$/u], // catches "review", not "18"
]);
const LEAD = /(?:^|[^\p{L}])((?:out of|ahead of|up to|in|on|off|behind|at|under|by|for) (?:the )?)$/iu; // catches "in " in front of "favour", not "within "

/** "In favour 54", "out of work 12%". */
function inState({ name, before }: Named): string | null {
  const [, lead = ""] = LEAD.exec(before) ?? [];
  const [word, article] = [lead.toLowerCase().replace(/ (?:the )?$/u, ""), /the $/iu.test(lead) ? "the " : ""]; // catches " the ", not "there"
  return lead !== "" && STATES.get(word)?.test(`${article}${name.toLowerCase()}`) ? `${lead}${name}` : null;
}

/** What is left of a whole is told by its name alone: "the rest stayed inside". */
function placedIn(text: string, reading: Reading, at: number): Named | null {
  const name = reading.points[at]?.name ?? "";
  const [cell] = reading.cells[at] ?? [];
  if (!cell || cell.kind === "stated") return namedAt(text, reading, at);
  const start = text.toLowerCase().indexOf(name.toLowerCase(), cell.spans.at(-1)?.[0] ?? 0);
  return start < 0
    ? null
    : { name, before: text.slice(0, start), behind: text.slice(start + name.length), left: false };
}

/** "At home 43%, at work 31%, on the move 26%": where one needs its small word, the others keep theirs. */
function withLeads(told: readonly (Named | null)[], names: readonly string[]): readonly string[] {
  const leads = told.map((named) => (named && LEAD.exec(named.before)?.[1]) ?? "");
  const plain = names.every((name, at) => name === told[at]?.name || name.startsWith(leads[at] ?? ""));
  const needed = names.some((name, at) => name !== told[at]?.name && leads[at] !== "");
  return needed && plain && leads.every(Boolean)
    ? names.map((name, at) => (name === told[at]?.name ? `${leads[at]}${name}` : name))
    : names;
}

const CUES =
  /\b(?:(?:un)?(?:certain|likely|able|willing)|due|upper|lower|by|with|without|through|alone|here|elsewhere|together|for|too|both|neither|very|quite|just|nothing|it|a|never|no|not|hardly|rarely|seldom|else|without|inside|outside|indoors|outdoors|behind|away|home|abroad|early|late|alone|off|out|over|awake|apart|put|still|in|up|down|on|ahead|at|under|to|of|\p{L}+n['’]?t)\b/iu; // catches "never", not "Leeds 4"

/** The readings, the best with such names whole. */
export function withoutClipped({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length > 1 || reading.points.length < 2) return rows;
  if (!matches(text, CUES)) return rows;
  const answered = reading.points.some(({ name }) => /^(?:yes|yeah|aye|maybe)$/iu.test(name)); // catches "Yes", not "yesterday"
  const told = reading.points.map((point, at) => (point.axis ? null : placedIn(text, reading, at)));
  const mended = reading.points.map((point, at) => {
    const named = told[at];
    if (!named) return point.name;
    if (PREPOSITIONS.has(named.name.toLowerCase())) return hanging(named) ?? point.name; // "for 12, against 5"
    const whole =
      wholeCut(named) ?? hanging(named) ?? inDegree(named) ?? withElse(named) ?? withWhere(named) ?? inState(named);
    const none = reading.cells[at]?.[0]?.value === 0; // "no green bikes" is the figure
    return whole ?? (none ? null : denied(named, answered)) ?? point.name;
  });
  const names = withLeads(told, mended);
  if (names.every((name, at) => name === reading.points[at]?.name)) return rows;
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
