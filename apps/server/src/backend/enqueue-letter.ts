/** Writes the job that mails a letter without secrets. After three days without a mail server it is news no more. */
import type { Transaction } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { AddressedLetter } from "../mail/mail.ts";
import { JOBS } from "./job-kinds.ts";

const LETTER_LIFE_MS = 3 * 24 * 60 * 60 * 1000;

export const enqueueLetter = (
  tx: Transaction,
  { letter, now }: { letter: AddressedLetter; now: Date },
): Promise<void> =>
  enqueue(tx, { kind: JOBS.letter.kind, payload: letter, giveUpAt: new Date(now.getTime() + LETTER_LIFE_MS) });
