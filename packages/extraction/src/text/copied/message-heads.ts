/**
 * What chats and mails put in front of a message is not read with it: "[12/03/24, 18:42:10] Mum: we got 14 …", "On Tue, Anna wrote:⏎> north 45",
 * "From: Lisa⏎Subject: Q2 sales⏎EMEA 12", "RT @stats: tea 34%". Who wrote stays where several wrote, since figures may be told of them.
 */
import { matches } from "../needs/matches.ts";
import { changedBy, type Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const HINT =
  /^\s*(?:[[>@-]|```|🧵|thread\b|\d{1,2}\/ )|\d:\d\d|\b(?:RT @|wrote:|schrieb|(?:From|To|Sent|Subject|Subj|Betreff|Re|RE|Fwd?|FW|AW|WG|Von|An|Cc): )/imu; // catches "[12/03/24", "```" and "wrote:", not "rent: 12"
const DAY = "(?:\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d)";
const CLOCK = "\\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?";
const STAMP = new RegExp(
  `(?<=^|\\n)(?:\\[${DAY},? ${CLOCK}\\]|\\[${CLOCK}, ${DAY}\\]|${DAY},? ${CLOCK} -) (?=(?:~ ?)?[^\\n:]{1,30}: \\S)`,
  "giu",
); // catches "[12/03/24, 18:42:10] " in front of "Mum: ", not "12/03/24 9:14 run 5 km"
const STAMPED = new RegExp(`${STAMP.source}(?:~ ?)?([^\\n:]{1,30}): `, "giu"); // catches "12/11/23, 9:14 am - Ravi: ", not "9:14 am - Ravi"
const WROTE =
  /(?<=^|\n)(?:> ?)*(?:On|Am|Le) [^\n]{3,70}(?:wrote|schrieb(?: [^\n:]{1,30})?|a écrit) ?: *\n+|(?<=^|\n)-{3,} ?(?:Original|Forwarded|Weitergeleitete|Ursprüngliche)[^\n]{0,30}-{3,} *\n+/giu; // catches "On Tue, Anna wrote:" and its line's end, not "On Tue 12"
const QUOTED = /(?<=^|\n)(?:> ?)+(?=["'“]?\p{L})/gu; // catches the "> " of "> north 45", not of "> 50: 30"
const ADDRESSED =
  /(?<=^|\n)(?:From|To|Cc|Bcc|Von|An): (?![^\n]*(?<![\p{L}\d@._-])\d)[^\n]{1,80}\n+|(?<=^|\n)(?:Sent|Gesendet): [^\n]{1,60}\n+/gu; // catches "From: Lisa" and its line's end, not "From: 12"
const SUBJECT = /(?<=^|\n)(?:(?:Subject|Subj|Betreff|Objet|Asunto|Re|RE|Fwd?|FW|AW|WG): )+(?=["“]?\p{L})/gu; // catches "Subject: Re: " of "Subject: Re: sales", not "Subject: 12"
const FENCED = /^\s*```\w*[^\S\n]*\n|\n```\s*$/gu; // catches "```" and its line's end, not "`main`"
const THREAD = /^(?:thread ?)?(?:🧵 ?)?\d{1,2}\/(?:\d{1,2})? (?=\p{L})/iu; // catches "Thread 🧵 1/ " and "2/5 ", not "1/2 of"
const SIGNED =
  /\n+ *(?:cheers|best|kind regards|best regards|warm regards|regards|best wishes|thanks|many thanks|thank you|thx|br|rgds|yours(?: sincerely| faithfully)?|mfg|vg|lg|(?:viele|liebe|beste) grüße|gruß|mit freundlichen grüßen|cordialement|saludos|abraços|cumprimentos),? *(?:\n+ *\p{Lu}[\p{L}. '’-]{1,30}){0,2}\s*$/iu; // catches "⏎Cheers⏎Tom" at the end, not "⏎Best 12"
const PASSED_ON = /^RT @\w{2,30}:? (?=\p{L})/u; // catches "RT @stats: ", not "RT 12"

/** Without the stamps of messages, and without their writer where one wrote all. */
function unstamped(text: string): Squeezed | null {
  const writers = new Set([...text.matchAll(STAMPED)].map(([, writer = ""]) => writer));
  return writers.size === 0 ? null : without(text, writers.size === 1 ? STAMPED : STAMP);
}

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  unstamped,
  (text) => without(text, WROTE),
  (text) => without(text, QUOTED),
  (text) => without(text, ADDRESSED),
  (text) => without(text, SUBJECT),
  (text) => without(text, PASSED_ON),
  (text) => without(text, FENCED),
  (text) => (text.includes("\n") ? without(text, SIGNED) : null),
  (text) => (/^(?:thread|🧵)/iu.test(text) || /^\d{1,2}\/\d? ?\p{L}/u.test(text) ? without(text, THREAD) : null), // catches "1/ Our", not "1/2 of"
];

/** Null where no message has a head. */
export const messageHeads = (text: string): Squeezed | null =>
  matches(text, HINT) || (text.includes("\n") && matches(text, SIGNED)) ? changedBy(text, STEPS) : null;
