/**
 * The job behind /forgot-password: runs for known and unknown addresses alike, after the reply, so that neither the
 * reply nor its time tells which one it was. The link lives in the letter alone; the database keeps its hash.
 */
import { emailKey } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { resetLink } from "../../mail/letters/account-letters.ts";
import { sendByJob } from "../../mail/send-by-job.ts";
import type { BackendContext } from "../context.ts";
import { hashToken, newToken } from "../secrets.ts";
import { resetTokens, users } from "../tables.ts";

export const RESET_LIFE_MINUTES = 60;
const MS_PER_MINUTE = 60_000;

/** The user's id as it stands in the link. */
const uidOf = (userId: string): string => Buffer.from(userId).toString("base64url");

export async function sendResetLink(
  email: string,
  context: Pick<BackendContext, "db" | "clock" | "mail" | "publicUrl">,
): Promise<void> {
  const { db, clock, mail, publicUrl } = context;
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  if (!user) return;
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + RESET_LIFE_MINUTES * MS_PER_MINUTE);
  await db.insert(resetTokens).values({ hash: hashToken(token), userId: user.id, createdAt: now, expiresAt });
  const url = `${publicUrl}/reset-password/${uidOf(user.id)}/${token}`;
  const letter = resetLink({ username: user.username, url, minutes: RESET_LIFE_MINUTES });
  await sendByJob(mail, { to: user.email, ...letter });
}
