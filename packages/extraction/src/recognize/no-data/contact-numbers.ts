/**
 * Where one is told to get in touch, the groups of digits are numbers to call: "Signal +1 555 0142", "ring 555 0142 or 555 0177", "tel: 0161 496
 * 0000". Not "calls: 555, 142", nor "Signal 120 users, WhatsApp 340".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUE =
  /\b(?:signal|whats?app|telegram|viber|tel|phone|telephone|mobile|mob|cell|call|ring|text|sms|fax|dial|hotline|helpline|newsdesk|line)\b/iu; // catches "Signal", not "signals"
const NUMBER =
  /(?<![\d.,]|\d )(?:\+\d{1,3}(?:[ .-]?\(?\d{2,4}\)?){2,5}|\(?0\d{2,4}\)?(?: \d{3,4}){1,2}|[2-9]\d\d[ -](?!(?:19|20)\d\d)\d{4}|[2-9]\d\d[ -]\d{3}[ -]\d{4})(?![\d.,]\d| ?[%$€£])/gu; // catches "+1 555 0142" and "0161 496 0000", not "120, 340" or "1 555"

export function contactNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, CUE)) return mentions;
  const places = [...scan.text.matchAll(NUMBER)].map(({ index, 0: found }) => [index, index + found.length] as const);
  if (places.length === 0) return mentions;
  const within = ({ start, end }: Mention): boolean => places.some(([from, to]) => start >= from - 1 && end <= to);
  return mentions.map((mention) =>
    (isFigure(mention) || isAxis(mention)) && within(mention)
      ? aside(scan, mention.from, mention.to, "a number to call")
      : mention,
  );
}
