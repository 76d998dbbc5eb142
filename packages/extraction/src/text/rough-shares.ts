/**
 * A share told in words and again in brackets is told once, exactly: "Nearly six in ten (59%) of adults drive, half (50%) cycle" → "59% of
 * adults drive, 50% cycle"; "fewer than half of nurses (46%) agree" → "nurses (46%) agree"; where everybody was asked, "just over half of
 * people (53%) expect it" → "53% expect it"; between strokes alike: "half the letters – 53 per cent – were". Not "half (of 40)".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNT = "(?:one|two|three|four|five|six|seven|eight|nine|a)";
const PARTS = "(?:thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?)";
const LEAD =
  "(?:(?:just|only|slightly|well|a little|little|very) )?(?:(?:over|under|above|below|more than|less than|fewer than|nearly|almost|about|around|roughly|approximately|some|close to) )?";
const ROUGH = `(?:(?:a |an? (?:good|overwhelming|slim|narrow|large|clear|small|strong|vast|bare) |the )?(?:majority|plurality|minority)|most|many|(?:a (?:good |full )?)?hal(?:f|ves)|(?:a |${COUNT}[- ])${PARTS}|${COUNT}[- ](?:in|out of)[- ](?:two|three|four|five|six|seven|eight|nine|ten|every \\p{L}+))`;
const SHARE = "\\d[\\d.]*(?<=\\d) ?(?:%|percent|per cent)";
const ANYBODY =
  "(?:all |the |its |our |us |uk |british |american |likely |registered |u\\.s\\. )*(?:americans?|adults?|people|respondents|those (?:surveyed|polled|asked|questioned)|britons|voters|canadians|australians|the public|participants|the population|the country|them|us)(?: (?:surveyed|polled|overall|nationwide))?";

const DIRECT = new RegExp(`(?<![\\p{L}-])${LEAD}${ROUGH} \\((?=${SHARE}\\))`, "giu"); // catches "Nearly six in ten (" in front of "59%)", not "half (of"
const OF_ANYBODY = new RegExp(`(?<![\\p{L}-])${LEAD}${ROUGH} (?:of )?${ANYBODY} \\((?=${SHARE}\\))`, "giu"); // catches "just over half of people (", not "half of nurses ("
const OF_GROUP = new RegExp(
  `(?<![\\p{L}-])${LEAD}${ROUGH} (?:of (?:all |the )?|(?:the|our|their|its) )(?=\\p{L}(?:[^()\\d.;:,]|\\d{1,2} ){1,70}\\(${SHARE}\\))`,
  "giu",
); // catches "fewer than half of " in front of "nurses (46%)", not of "nurses, 46"
const IN_SO_MANY = new RegExp(
  `(?<![\\p{L}-])${LEAD}${COUNT}[- ](?:in|out of)[- ](?:two|three|four|five|six|seven|eight|nine|ten) (?=\\p{L}+(?: \\p{L}+){0,2} \\(${SHARE}\\))`,
  "giu",
); // catches "One in five " in front of "children (21%)", not of "children, 21%"
const SHARES = new RegExp(SHARE, "giu"); // catches "46%", not "nine in ten"
const CLOSED = new RegExp(`(?<=(?:^|[^(]) ?${SHARE})\\)`, "gu"); // catches the ")" that is left of "59%)", not of "(46%)"

/** Between two strokes or commas, in front of what they do. */
const STROKES = new RegExp(
  `(?<![\\p{L}-])${LEAD}${ROUGH}(?: of ${ANYBODY})?(?: [–—-] |, )(${SHARE})(?: [–—-]|,)(?= (?:said|say|says|think|believe|want|favou?r|support|oppose|agree|were|are|have|had|would|feel|see|expect)\\b)`,
  "giu",
); // catches "About a third – 34 percent –" in front of " said", not "a third, 34 of"

/** "Over half the letters – 53 per cent – were": strokes as brackets, so that it is told like "(53 per cent)". */
const OPENING = new RegExp(
  `(?<=(?<![\\p{L}-])${LEAD}${ROUGH} (?:of|the|our|their|its) \\p{L}[^()\\d.;:,–—]{1,60})(?: [–—-] |, )(?=${SHARE}(?: [–—-]|,) \\p{Ll})`,
  "giu",
); // catches the " – " of "half the letters – 53% – were", not of "letters – 53 bins"
const CLOSING = new RegExp(`(?<=\\(${SHARE})(?: [–—-]|,)(?= \\p{Ll})(?! [^()]*\\))`, "giu"); // catches the " –" behind "(53%", not the comma of "(45%, to be exact)"

/** The bracket that closes where one was opened no more. */
function unclosed(text: string): Squeezed | null {
  return without(text, CLOSED, (found, at) => {
    const ahead = text.slice(0, at);
    return ahead.lastIndexOf("(") > ahead.lastIndexOf(")") ? found : "";
  });
}

/** Null where no share is told twice so. */
export function roughShares(text: string): Squeezed | null {
  if (!/[(–—,-]/u.test(text)) return null; // catches "(" and ", ", not "half of them"
  const cut = changedBy(text, [
    (now) => without(now, STROKES, (found, _at, [share = found]) => share),
    (now) => without(now, OPENING, () => " ("),
    (now) => without(now, CLOSING, () => ")"),
    (now) => without(now, DIRECT),
    (now) => without(now, OF_ANYBODY),
    (now) => ((now.match(SHARES)?.length ?? 0) > 1 ? without(now, IN_SO_MANY) : null),
    (now) => ((now.match(SHARES)?.length ?? 0) > 1 ? without(now, OF_GROUP) : null), // not beside shares told in words alone
  ]);
  return cut && changedBy(text, [() => cut, unclosed]);
}
