/**
 * Makes a new one-time code for a pending sign-up and mails it. The code itself is nowhere but in the letter.
 * A mail server that fails loses nothing: the sign-up waits, and the person hears that they can ask again.
 */
import { eq } from "drizzle-orm";
import { appError } from "../../http/app-error.ts";
import { signUpCode } from "../../mail/letters/account-letters.ts";
import { isMailError } from "../../mail/mail.ts";
import type { BackendContext } from "../context.ts";
import { newCode } from "../secrets.ts";
import { signUps } from "../tables.ts";

const CODE_LIFE_MINUTES = 10;
const MS_PER_MINUTE = 60_000;

type Context = Pick<BackendContext, "db" | "clock" | "secrets" | "mail">;

export async function sendCode({ id, email }: { id: string; email: string }, context: Context): Promise<void> {
  const { db, clock, secrets, mail } = context;
  const code = newCode();
  const codeExpiresAt = new Date(clock().getTime() + CODE_LIFE_MINUTES * MS_PER_MINUTE);
  await db
    .update(signUps)
    .set({ codeHash: secrets.hashCode(code, id), codeExpiresAt, wrongTries: 0 })
    .where(eq(signUps.id, id));
  try {
    await mail.send({ to: email, ...signUpCode({ code, minutes: CODE_LIFE_MINUTES }) });
  } catch (error) {
    if (!isMailError(error)) throw error;
    throw appError(error.reason === "unavailable" ? "MAIL_UNAVAILABLE" : "EMAIL_REFUSED", { cause: error });
  }
}
