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
import { livingCodes } from "./living-codes.ts";

const CODE_LIFE_MINUTES = 10;
const MS_PER_MINUTE = 60_000;

type Context = Pick<BackendContext, "db" | "clock" | "secrets" | "mail">;

export type CodeOrder = {
  id: string;
  email: string;
  /** Whether the browser that signs up asks; anybody may ask for any address. */
  isOwn: boolean;
};

/** Out: the code, whose hash is kept. What a stranger asks for comes beside a code that lives, which may be in hand. */
function makeCode({ id, isOwn }: CodeOrder, { db, clock, secrets }: Context): Promise<string> {
  return db.transaction(async (tx) => {
    const [signUp] = await tx.select().from(signUps).where(eq(signUps.id, id)).for("update");
    if (!signUp) throw appError("NO_SIGN_UP");
    const now = clock();
    const { first, second } = livingCodes(signUp, now);
    const code = newCode();
    const codeHash = secrets.hashCode(code, id);
    const codeExpiresAt = new Date(now.getTime() + CODE_LIFE_MINUTES * MS_PER_MINUTE);
    const alone = { codeHash, codeExpiresAt, secondCodeHash: null, secondCodeExpiresAt: null, wrongTries: 0 };
    const beside = first
      ? { secondCodeHash: codeHash, secondCodeExpiresAt: codeExpiresAt }
      : { codeHash, codeExpiresAt };
    const isAlone = isOwn || (first === null && second === null);
    await tx
      .update(signUps)
      .set(isAlone ? alone : beside)
      .where(eq(signUps.id, id));
    return code;
  });
}

export async function sendCode(order: CodeOrder, context: Context): Promise<void> {
  const code = await makeCode(order, context);
  try {
    await context.mail.send({ to: order.email, ...signUpCode({ code, minutes: CODE_LIFE_MINUTES }) });
  } catch (error) {
    if (!isMailError(error)) throw error;
    throw appError(error.reason === "unavailable" ? "MAIL_UNAVAILABLE" : "EMAIL_REFUSED", { cause: error });
  }
}
