/**
 * Sends a letter from a job. Only a mail server that is away is worth another try: an address that takes no letters
 * will take none tomorrow, and trying for ever would keep the address for ever.
 *
 *   await sendByJob(mail, {to: "ana@example.com", ...passwordChanged({…})});   // rejects while the server is away
 */
import { type AddressedLetter, isMailError, type Mail } from "./mail.ts";

export async function sendByJob(mail: Mail, letter: AddressedLetter): Promise<void> {
  try {
    await mail.send(letter);
  } catch (error) {
    if (!isMailError(error) || error.reason === "unavailable") throw error;
  }
}
