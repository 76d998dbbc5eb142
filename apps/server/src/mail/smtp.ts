/**
 * Sends letters through a mail server.
 *
 *   const mail = smtpMail({url: "smtps://user:pass@mail.example.com", from: "Charticle <hello@example.com>"});
 *
 * smtps:// speaks TLS from the start, smtp:// switches to it (STARTTLS). Beyond this machine TLS is required, so that
 * neither password nor letter crosses the network in the clear; `?tls=off` in the address waives it.
 */
import { createTransport } from "nodemailer";
import { type Mail, type MailError, mailError, safeLetter } from "./mail.ts";

export type SmtpOptions = {
  url: string;
  from: string;
  /** Longest wait for each step of the conversation; three times as long for the whole. */
  stepTimeoutMs?: number;
};

const STEP_TIMEOUT_MS = 5_000;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** `check` goes as far as a letter's address: it rejects with a MailError where none could be sent now. */
export type SmtpMail = Mail & { check(): Promise<void> };

export function smtpMail({ url, from, stepTimeoutMs = STEP_TIMEOUT_MS }: SmtpOptions): SmtpMail {
  const place = new URL(url);
  const secure = place.protocol === "smtps:";
  const transport = createTransport({
    host: place.hostname.replaceAll(/[[\]]/g, ""),
    port: Number(place.port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !LOOPBACK.has(place.hostname) && place.searchParams.get("tls") !== "off",
    ...(place.username
      ? { auth: { user: decodeURIComponent(place.username), pass: decodeURIComponent(place.password) } }
      : {}),
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const inTime = async (work: Promise<unknown>): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the mail server took too long")), 3 * stepTimeoutMs);
    });
    try {
      await Promise.race([work, tooLong]);
    } catch (error) {
      throw asMailError(error);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    check: () => inTime(transport.verify()),
    async send(letter) {
      const { to, subject, text, html } = safeLetter(letter);
      const message = {
        from,
        // as an object, so that nothing in it is read as a second address
        to: { name: "", address: to },
        subject,
        text,
        html,
        headers: { "Auto-Submitted": "auto-generated" },
      };
      await inTime(transport.sendMail(message));
    },
  };
}

/** 5xx to the recipient or the letter is final; a wrong password is the operator's to mend, so it may work later. */
function asMailError(error: unknown): MailError {
  const { responseCode, code, message } = error as { responseCode?: number; code?: string; message?: string };
  const final = code !== "EAUTH" && responseCode !== undefined && responseCode >= 500;
  if (final) return mailError("rejected", `the mail server refused the letter (${responseCode})`, error);
  return mailError("unavailable", `the mail server could not be used (${code ?? message ?? "no reason given"})`, error);
}
