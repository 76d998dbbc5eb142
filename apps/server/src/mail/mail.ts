/**
 * How services send letters, whatever carries them.
 *
 *   await mail.send({to: "ana@example.com", ...signUpCode({code: "123456", minutes: 10})});
 *
 * `send` resolves when the letter was accepted; it rejects with a MailError, within its time-out.
 */
import { emailFault } from "@charticle/contract";

export type Letter = { subject: string; text: string; html: string };
export type AddressedLetter = Letter & {
  /** One bare address. */
  to: string;
};

export type Mail = { send(letter: AddressedLetter): Promise<void> };

/** `address`: this address can't be written to; `rejected`: the server will never take this letter; `unavailable`: try later. */
export type MailErrorReason = "address" | "rejected" | "unavailable";

export type MailError = Error & { name: "MailError"; reason: MailErrorReason };

export const mailError = (reason: MailErrorReason, message: string, cause?: unknown): MailError =>
  Object.assign(new Error(message, { cause }), { name: "MailError" as const, reason });

export const isMailError = (error: unknown): error is MailError => error instanceof Error && error.name === "MailError";

/** Refuses what is not one plain address; a line break in a subject would begin a header of its own. */
export function safeLetter<L extends AddressedLetter>(letter: L): L {
  if (emailFault(letter.to) !== null || letter.to !== letter.to.trim()) {
    throw mailError("address", "the address is not one plain e-mail address");
  }
  // catches "Hi\r\nBcc: a@b.co" (the two breaks), must not catch "Hi Bcc: a@b.co"
  const subject = letter.subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  return { ...letter, subject };
}
