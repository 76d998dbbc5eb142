/** Hours in one word, "6am-10pm", are no figures: "Our gym: 340 members, 12 coaches, open 6am-10pm" counts members and coaches. */
import type { Scan } from "../../../text/scan.ts";
import { isFigure, type Mention } from "../../mention.ts";
import { placeOf } from "../../place.ts";

const HOURS = /^ ?[ap]\.?m\.?[-–—]\d/iu; // catches "am-10pm" behind "6", not "amps"

export const joinedHours = (scan: Scan, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.map(
    (mention): Mention =>
      isFigure(mention) && HOURS.test(scan.text.slice(mention.numberEnd, mention.numberEnd + 8))
        ? { kind: "aside", why: "hours", ...placeOf(scan, mention.from, mention.to) }
        : mention,
  );
