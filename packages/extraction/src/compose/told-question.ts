/** The question that the figures answer, as a title: "Survey: How do you get to work? Car 52%, …" → "How do you get to work?" */
import { MAX_TITLE_LENGTH } from "@charticle/contract";
import { capitalised } from "./name.ts";

const QUESTION =
  /(?:^|[:.!?\n–—-] ?|\bscale (?:of|from) \d+ ?(?:-|–|to) ?\d+,? )["“]?((?:(?:what|how|where|when|why|which|who|whose|do|does|did|should|would|will|best|worst|fav(?:ou?rite)?)(?:['’](?:s|re))?|[\p{L}]{2,20} or) [^?:.!\n]{4,58}\?)(?!\S*["”])/iu; // catches "How do you get to work?" behind "Survey: ", not "what you like"
const CHAT =
  /^(?:how are you|how['’]s it|what['’]s up|did you (?:know|see|guess)|do you remember|who knew|who cares|who would have|why not)\b/iu; // catches "How are you today?", not "How are you paid?" in a survey, which is as rare
const ASKED = /^(?:(?:when|we|i) )?asked (?:\p{L}+ ){0,3}?((?:what|how|where|why|which|whether) [^,?:.\d]{5,50})[,:]/iu; // catches "how they get to work" of "Asked how they get to work, 52%", not "Asked for more, 5"

/** @param first where the first figure stands; what is asked behind it is not answered by it */
export function questionIn(text: string, first: number): string {
  const ahead = text.slice(0, first);
  const asked = QUESTION.exec(ahead)?.[1] ?? "";
  const said = asked === "" || CHAT.test(asked) || /\d/u.test(asked) ? (ASKED.exec(ahead)?.[1] ?? "") : asked;
  return said === "" || said.length > MAX_TITLE_LENGTH ? "" : capitalised(said);
}

/** The words say no more than the question, or the question and what it opens with: "Survey: How do you get to work". */
export function repeats(question: string, words: string): boolean {
  const asked = question.toLowerCase().replace(/\?$/u, ""); // catches the mark at the end
  const said = words.toLowerCase();
  return asked !== "" && (asked.includes(said) || said.includes(asked) || said.startsWith("asked "));
}

const GRADES =
  /^(?:(?:strongly|somewhat|slightly|mostly|completely|totally|partly|neither) )?(?:dis)?agree\b|^(?:very |quite |somewhat |slightly |un|dis)*(?:satisfied|likely)$|^(?:always|sometimes|often|rarely|never|neutral|not sure|don['’]?t know|undecided)$/iu; // catches "Strongly agree", not "Agreements"

/** What people were asked whether they agree with, as a sentence: "The course was well organised: Agree 41, Disagree 12". */
export function statementIn(text: string, head: string, points: readonly string[]): string {
  const graded = points.length > 2 && points.filter((name) => GRADES.test(name)).length >= points.length - 1;
  const at = graded && head.includes(" ") && !/\d/u.test(head) ? text.search(/\p{L}/u) : -1; // catches the first letter, not a quote; "Question 7" names one
  const said = text.slice(Math.max(at, 0)).split(/["”]?(?:[:?\n]| [-–—] )/u)[0] ?? ""; // catches the colon of "well organised: Agree", not that of "8:45"
  return at >= 0 && said.length <= MAX_TITLE_LENGTH && said.endsWith(head.slice(1)) ? capitalised(said) : "";
}
