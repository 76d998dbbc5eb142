/**
 * What people want their chart to be called: "Make a bar chart titled Pets: dogs 12, cats 9", "dogs 12, cats 9, call it Pets"
 * → Pets. It heads the text, so that it is read as a heading.
 */
import { matches, matchIn } from "./needs/matches.ts";
import { backBy, type Squeezed } from "./squeezed.ts";

/** Charts, hasty fingers' too. */
export const PICTURE =
  "(?:ch(?:ar|ra)ts?|cahrts?|gr(?:aph|pah|ahp|agh|af)s?|plot|diagram|histogram|visuali[sz]ation|infographic)";

const CALLED = "(?:(?:and )?(?:with (?:the |a )?(?:title|name|heading)(?: of)?|(?:en)?titled|called|named):? )";
const QUOTED = '["“‘][^"”’\\n]{2,60}["”’]';
const PLAIN = '\\p{L}[^\\d"“”:,;.\\n]{1,40}?(?: (?:19|20)\\d\\d)?';
const END =
  '(?: ?[:\\n;] ?|, ?(?:with |showing )?|\\. | (?:with|showing|where|using)(?: data| values| these)?:? |(?<=["”’]) )';

/** "called Pets with " of "Make a chart called Pets with dogs 5". */
const FIRST = new RegExp(
  `(?<=^[^\\d:\\n]{0,50}\\b${PICTURE},? )(?:(?:of|for|showing) [^\\d:\\n"“]{1,30}? )?${CALLED}(?:(${QUOTED})|(${PLAIN}))${END}(?=[\\p{L}\\p{Extended_Pictographic}])`,
  "iu",
); // catches "titled Pets: ", not "chart titles: "

/** ", call it Pets" and ". Title: Pets" at the end. */
const GAP = "(?:[.!?,;]*\\s+|[.!?,;]*\\s*[-–—(\\n]\\s*)";
const CALL = `(?:call|name|title) (?:it|this|that|the ${PICTURE}) `;
const WITH = "(?:with|use) (?:the |a )?(?:title|heading)(?: ?[:=-]| of| as)? ?";
const TITLE = `(?:the |${PICTURE} )?(?:title|heading)(?: ?[:=-]| (?:is|should be|to be)\\b) ?|(?<=[.,;(\\n\\d%] ?)title `;
const LAST = new RegExp(
  `(?<=[\\d%\\p{L})])(?:${GAP}(?:and |please |pls |also )*(?:${CALL}|${WITH}|${TITLE})|(?<=\\b${PICTURE}),? ${CALLED})(?:(${QUOTED})|(${PLAIN}))(?:,? (?:please|pls|plz|thanks|thx))*[.!)]*$`,
  "iu",
); // catches ", call it Pets" and ". Title: Pets", not ", the title 5"
const FIGURE_FIRST = /^\d[^\n]*\d (?:call|name|title) [^.,]*$/iu; // catches "12 say tea and 3 call it chai", not "dogs 3 call it Pets"
const IDLE = /^(?:a|an|even|quits|off|it|to|of|the)\b/iu; // catches "even" of "call it even", not "evenings"
const HEADED = /^[^\d\n]{2,60}[:\n]/u; // catches "Pets: " in front of "dogs 12", not "dogs 12"
const FIGURES = /\d[^\d]+\d/u; // catches "5, b 6", not "56"
const HINT = /\b(?:title|heading|call|name|entitle)/iu; // catches "titled", not "subtitle"

const unquoted = (words: string): string => words.replace(/^["“‘]|["”’]$/gu, ""); // catches the marks of “Pets”, not of O’Neill

/** "Make a chart called Pets with dogs 5" → "Make a chart of Pets: dogs 5". */
function titledFirst(text: string): Squeezed | null {
  const found = matchIn(text, FIRST);
  const title = unquoted(found?.[1] ?? found?.[2] ?? "");
  if (!found || title === "") return null;
  const at = text.indexOf(title, found.index);
  const behind = found.index + found[0].length;
  const start = found.index + "of ".length;
  const end = start + title.length + ": ".length;
  return {
    text: `${text.slice(0, found.index)}of ${title}: ${text.slice(behind)}`,
    back: backBy([
      { at: start, gone: at - start },
      { at: end, gone: behind - end },
    ]),
  };
}

type Told = { left: string; title: string; at: number };

/** The title told at the end, and what is left of the text. */
function toldLast(text: string): Told | null {
  const found = matchIn(text, LAST);
  const title = unquoted(found?.[1] ?? found?.[2] ?? "");
  const left = text.slice(0, found?.index);
  const idle = title === "" || IDLE.test(title) || !FIGURES.test(left) || matches(text, FIGURE_FIRST);
  return !found || idle ? null : { left, title, at: text.indexOf(title, found.index) };
}

/** "dogs 12, cats 9, call it Pets" → "Pets: dogs 12, cats 9"; a text with a heading keeps that. */
function titledLast({ left, title, at }: Told, change: (text: string) => Squeezed | null): Squeezed {
  const inner = change(left) ?? { text: left, back: (span) => span };
  if (HEADED.test(inner.text)) return inner;
  const shift = title.length + ": ".length;
  return {
    text: `${title}: ${inner.text}`,
    back: ([start, end]) =>
      start < title.length ? [at + start, at + Math.min(end, title.length)] : inner.back([start - shift, end - shift]),
  };
}

/** The text, changed, with the title that is wanted in front; null where nothing is changed. */
export function entitled(text: string, change: (text: string) => Squeezed | null): Squeezed | null {
  if (!matches(text, HINT)) return change(text);
  const first = titledFirst(text);
  const last = first ? null : toldLast(text);
  if (!first) return last ? titledLast(last, change) : change(text);
  const inner = change(first.text);
  return inner ? { text: inner.text, back: (span) => first.back(inner.back(span)) } : null;
}

/** The text without its wanted title, where it is told behind a request. */
export const untitled = (text: string): string =>
  matches(text, HINT) ? (titledFirst(text)?.text ?? toldLast(text)?.left ?? text) : text;
