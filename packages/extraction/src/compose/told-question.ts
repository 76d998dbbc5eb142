/** The question that the figures answer, as a title: "Survey: How do you get to work? Car 52%, …" → "How do you get to work?" */
import { MAX_TITLE_LENGTH } from "@charticle/contract";
import { capitalised } from "./name.ts";

const QUESTION =
  /(?:^|[:.!?\n–—-] ?)["“]?((?:what|how|where|when|why|which|who|whose|do|does|did|should|would|will)(?:['’](?:s|re))? [^?:.!\n]{4,58}\?)(?!\S*["”])/iu; // catches "How do you get to work?" behind "Survey: ", not "what you like"
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
