/**
 * What all figures are told of, without what says nothing of them: "The trip came to 640 in total: 300 for flights, …" → Trip ·
 * "Hey: 12 teas, …" → nothing · "Last year we paid £4.80. This year: £5.10" → not "Last year", which one of them is called.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const TOTALLED =
  /^(?!.*\btotal\b.* (?:was|is|came)\b)(.{3,40}?) (?:came to|comes to|costs?|totall?ed|adds? up to|added up to|amounts? to|amounted to|was|were|is|are) (?:about |around |roughly |exactly |just |only )?[$€£¥₹]?\d[\d.,]*[kKmM]?%?(?: (?:in total|in all|altogether|overall|all in|all told))?$/iu; // catches "The trip came to 640 in total", not "A survey of 640"
const GREETING = /^(?:hey|hi|hello|yo|ok|okay|hiya)(?: (?:all|so|guys|folks|everyone|team|there))?$/iu; // catches "Hey" and "hi all", not "Evening"

const SUM =
  /^(?:that|it|this)(?:['’]s| is| was| makes| comes to| came to) [^\p{L}]*\d[\d.,]*\p{L}?(?: (?:in total|in all|altogether|overall|all in|all told))?$/iu; // catches "That's 2,440 in total", not "That's 12 cats"

const HALF_SAID = /^(.{2,40}?) (?:is|are|was|were) .*\b(?:of|than|as|by|to|with|at)$/iu; // catches "Points are half of", not "Points of view"

const MONEY_END = / (?:in )?(?:us|nz|hk|[acs])?[$€£¥₹](?:k|mn?|bn?|tn)?$/iu; // catches "Opex €m" and "Sales in £k", not "Top €" alone

const CHANGED = /^(.{3,40}?),? (?:up|down|rose|fell|grew)(?: by)? \d[\d.]*% (?:to|at) [$€£¥₹]?\d[\d.,]*\p{L}{0,2}$/iu; // catches "Group revenue up 8% to €412m", not "Prices up 8%"

const HERE =
  /^(?:(?:so )?here(?:['’]s| is| are)|these are|this is|that['’]s) (?:(?:the|my|our|some) (?=\p{L}+ \p{L})|(?=(?:what|how|where|when) ))/iu; // catches "Here's our " of "Here's our van mileage" and "This is " of "This is what we spent", not "This is bad"

/** "The trip came to 640 in total" → "The trip"; "Hey" → ""; all else as it is. */
const AT_HEAD =
  /^(?:lead|topp|head)ing (?:the |this |our )?(?:\p{L}+ )?(?:list|table|chart|charts|way|pack|field|rankings?|league|poll)$/iu; // catches "Leading the table", not "Heading north"
const FRONTED = /^(?:driving|fuell?ing|behind|leading|topping) (?:the|this|our) (\p{L}.*)$/iu; // catches "Driving the increase", not "Driving test"
export const headPlain = (head: string): string =>
  GREETING.test(head) || SUM.test(head) || AT_HEAD.test(head)
    ? ""
    : ([FRONTED, TOTALLED, CHANGED, HALF_SAID].reduce<string | null>(
        (found, part) => found ?? part.exec(head)?.[1] ?? null,
        null,
      ) ?? head.replace(HERE, "").replace(MONEY_END, ""));

/** The readings, the best with its one series so. */
export function withSeriesHeads(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [name = "", another] = best?.reading.series ?? [];
  if (!best || name === "" || another !== undefined || best.reading.points.length < 2) return rows;
  const echoed = best.reading.points.some((point) => point.name.toLowerCase() === name.toLowerCase());
  const plain = echoed ? "" : headPlain(name);
  return plain === name ? rows : [{ ...best, reading: { ...best.reading, series: [plain] } }, ...more];
}
