/** The backend's jobs by name, with the shape of what each is told. No payload holds a password, code or token. */
import * as z from "zod/mini";

export const JOBS = {
  /** A letter without secrets. */
  letter: {
    kind: "send-letter",
    payload: z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
  },
  /** Looks whether the address (in the form in which addresses are compared) has an account, makes a link and mails it. */
  resetLink: { kind: "send-reset-link", payload: z.object({ email: z.string() }) },
  report: { kind: "mail-report", payload: z.object({ reportId: z.string() }) },
  trialEnding: { kind: "trial-ending", payload: z.object({ userId: z.string() }) },
  cleanUp: { kind: "clean-up", payload: z.object({}) },
} as const;
