/**
 * Answers for and against in a poll go by their verb, and not by what some of them say it is of: "42% of voters in Kent oppose the tax,
 * with 29% unsure and 29% supporting it" → Oppose · Unsure · Supporting; "support for the ban is at 68%, well above the 25% who oppose
 * it" → Support · Oppose. Not where they tell groups apart, "60% of men support it, 52% of women oppose it", nor where one verb has
 * several things: "54% support the tax, 40% support the fee".
 */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const STEMS = "support|oppos|opposition|approv|disapprov|favou?r|back|agree|disagree|reject|object";
const CUES: readonly string[] =
  "support supports supported supporting oppose opposes opposed opposing opposition approve approved approves approving approval disapprove disapproved disapproves disapproving disapproval favor favored favoring favour favoured favouring agree agreed disagree disagreed reject rejected rejecting".split(
    " ",
  );
const DEGREES: readonly string[] =
  "too right wrong enough very somewhat fairly extremely quite better worse same".split(" ");
const ANSWER = new RegExp(
  `\\b((?:strongly |somewhat |firmly |in )?(?:${STEMS})(?:s|e|es|ed|d|ing|al)?|not sure|unsure|undecided|uncertain|neutral|no opinion|don[’']t know|didn[’']t know|did not know)\\b`,
  "iu",
); // catches "strongly oppose" and "not sure", not "backyard"
const STEM = new RegExp(`(?:${STEMS})`, "iu"); // catches the "oppos" of "opposing", not "unsure"
/** How much of a thing they find it: all answers are told by such words, and none by what it is. */
const DEGREE =
  /\b((?:far |much |about |just )?(?:too (?:much|little|many|few|high|low|far|fast|slow|big|small|strict|lenient|soft|harsh|easy|hard|long|short)|(?:the )?right (?:amount|level|balance|number|direction|track|thing|decision)|(?:wrong (?:direction|track|thing|decision))|not (?:far |strict |tough )?enough|(?:very|somewhat|fairly|not too|not very|not at all|not so|extremely|quite) (?:likely|unlikely|worried|concerned|satisfied|dissatisfied|happy|unhappy|hard|easy|difficult|important|confident|interested|good|bad|safe|unsafe|comfortable|proud|favou?rable|unfavou?rable)|(?:getting |become |gotten |got )?(?:better|worse)(?: off)?|(?:stay(?:ed|ing)?|remain(?:ed|ing)?) (?:about )?the same|about the same|not \p{L}+ at all))\b/iu; // catches "too much", "about the right amount" and "somewhat hard", not "right of way"
const GROUP = /^ ?(?:%|percent|per cent)? ?(?:of|among) (?!(?:those|people|respondents|adults|all)\b)/iu; // catches " of men", not " of those"
const END = /[.;!?](?=\s|$)|\n/u; // catches the point of "it. Men", not of "4.5"
const MUST = 2;

type Answer = { name: string; stem: string; group: boolean };

/** The answer that stands behind a figure up to the next, or in front of the first. */
function answerAt(text: string, from: number, to: number, ahead: string): Answer | null {
  const behind = text.slice(from, to).split(END)[0] ?? "";
  const [, name = ""] = ANSWER.exec(behind) ?? ANSWER.exec(ahead) ?? [];
  if (name === "") return null;
  return { name, stem: (STEM.exec(name)?.[0] ?? name).toLowerCase(), group: GROUP.test(behind) };
}

const startsWith = (name: string, words: string): boolean => name.toLowerCase().startsWith(words.toLowerCase());

/** The names that the answers give; null where they tell something else apart. */
function namesOf(text: string, { figures, cells, points }: Reading): string[] | null {
  const own = cells.map(([cell]) => figures.find(({ start }) => start === cell?.spans[0]?.[0]));
  const answers = own.map((figure, at) => {
    if (!figure) return null;
    const before = own[at - 1];
    const ahead = before ? "" : (text.slice(0, figure.start).split(END).at(-1) ?? "");
    return answerAt(text, figure.end, own[at + 1]?.start ?? text.length, ahead);
  });
  const told = answers.flatMap((answer) => answer ?? []);
  const polar = told.filter(({ name }) => STEM.test(name));
  if (polar.length === 0 || told.length < MUST || new Set(told.map(({ stem }) => stem)).size < told.length) return null;
  if (told.filter(({ group }) => group).length > 1) return null;
  const named = answers.every((answer, at) => !answer || startsWith(points[at]?.name ?? "", answer.name));
  if (named) return null;
  const names = points.map(({ name }, at) => answers[at]?.name ?? name);
  return new Set(names.map((name) => name.toLowerCase())).size < names.length ? null : names;
}

/** The names that degrees give, where every clause has one of its own. */
function degreesOf(text: string, { figures, cells, points }: Reading): string[] | null {
  const own = cells.map(([cell]) => figures.find(({ start }) => start === cell?.spans[0]?.[0]));
  const names = own.map((figure, at) => {
    const clause = figure ? (text.slice(figure.end, own[at + 1]?.start ?? text.length).split(END)[0] ?? "") : "";
    return DEGREE.exec(clause)?.[1]?.replace(/^the /iu, "") ?? ""; // catches "the " of "the right amount", not "then"
  });
  const told = points.every(({ name }, at) => name.toLowerCase().includes((names[at] ?? "").toLowerCase()));
  const groups = own.filter((figure) => figure && GROUP.test(text.slice(figure.end))).length;
  const differ = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  return names.every(Boolean) && differ && !told && groups < MUST ? names : null;
}

/** The readings, the best with its answers named so. */
export function withPolarAnswers(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (
    !best ||
    best.reading.series.length > 1 ||
    best.reading.points.length < MUST ||
    !says(scan, [...CUES, ...DEGREES])
  )
    return rows;
  const { reading } = best;
  const shares = reading.figures.every(({ unit }) => unit?.symbol === "%");
  const ordered = reading.figures.every(({ start }, at) => at === 0 || start > (reading.figures[at - 1]?.start ?? 0));
  if (!shares || !ordered || reading.points.some(({ axis }) => axis)) return rows;
  const names = (says(scan, CUES) && namesOf(scan.text, reading)) || degreesOf(scan.text, reading);
  if (!names) return rows;
  return [{ ...best, reading: { ...reading, points: names.map((name) => ({ name })) } }, ...others];
}
