/**
 * That figures tell their own story tells none of them: "The gates tell their own story: 6,204 …" → "The gates: 6,204 …"; "The numbers speak for
 * themselves: 40 in May" → "40 in May". Not "The guides tell a story: 12 children came", where no figure stands right behind, nor names with theirs.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const STORY =
  "(?:tells?|told) (?:(?:its|their) own|the|a|another|the same|the whole|the real)(?: \\p{Ll}+)? (?:story|tale)|speaks? (?:for (?:themselves|itself)|volumes)|says? it all|makes? (?:grim|sobering|good|happy|sad|bleak|dismal) reading";
const FIGURES = "(?:numbers|figures|stats|statistics|data|results|totals|facts)";
const ITEMS = "(?=[$€£₹]?\\d|[\\p{L}][\\p{L} ]{0,24} [$€£₹]?\\d)";
const WHOLE = new RegExp(`(?<=^|[.!?] )(?:the|these|our|here,? the) ${FIGURES} (?:${STORY}) ?[:–—] ?${ITEMS}`, "iu"); // catches "The numbers speak for themselves: " in front of "40 in May", not "The numbers: 40"
const BEHIND = new RegExp(`(?<=(?:^|[.!?] )\\p{L}+(?: \\p{L}+){0,3}?) (?:${STORY})(?= ?[:–—] ?${ITEMS})`, "iu"); // catches " tell their own story" of "The gates tell their own story: 6,204", not of "… story. 6,204"

/** Null where no figures tell a story. */
export function ownStories(text: string): Squeezed | null {
  if (!/\b(?:story|tale|themselves|itself|volumes|it all|reading)\b ?[:–—]/iu.test(text)) return null; // catches "story:", not "story."
  return without(text, WHOLE) ?? without(text, BEHIND);
}
