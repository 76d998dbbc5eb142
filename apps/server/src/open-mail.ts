/** Real mail where SMTP_URL is set, else the outbox, with its page where that is safe. */
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { isForThisMachine } from "./http/loopback.ts";
import type { Mail } from "./mail/mail.ts";
import { type KeptLetter, makeOutbox } from "./mail/outbox.ts";
import { smtpMail } from "./mail/smtp.ts";

export type OpenMail = {
  mail: Mail;
  /** The letters for /dev/mailbox; null where that page must not be. */
  letters: (() => KeptLetter[]) | null;
  /** Rejects where no letter could be sent now. */
  check: () => Promise<void>;
};

export function openMail(
  config: Pick<Config, "smtp" | "host" | "publicUrl" | "production">,
  { clock, print }: { clock: Clock; print: (line: string) => void },
): OpenMail {
  if (config.smtp) {
    const mail = smtpMail(config.smtp);
    return { mail, letters: null, check: mail.check };
  }
  const isPrivate = isForThisMachine(config);
  // elsewhere a code on the console of a server would be a code for whoever reads its logs
  const outbox = makeOutbox({ clock, print: isPrivate ? print : () => undefined });
  return { mail: outbox, letters: isPrivate ? outbox.list : null, check: async () => undefined };
}
