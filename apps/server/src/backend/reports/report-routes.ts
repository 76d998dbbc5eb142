/** Bug reports and feature requests: stored, and mailed to the support where that is set. */
import { MESSAGES, ROUTES } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { appError } from "../../http/app-error.ts";
import { LIMITS } from "../../http/limits.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { report as reportLetter } from "../../mail/letters/report-letter.ts";
import { sendByJob } from "../../mail/send-by-job.ts";
import type { BackendContext } from "../context.ts";
import { JOBS } from "../job-kinds.ts";
import { orderedId } from "../ordered-id.ts";
import type { Serve } from "../serve.ts";
import type { Caller } from "../sessions/caller.ts";
import { reports, users } from "../tables.ts";

type NewReport = { kind: "bug" | "feature"; description: string };

/** The address is the account's own: the one in the body is only what the page showed. */
async function fileReport(caller: Caller, { kind, description }: NewReport, context: BackendContext): Promise<void> {
  const { db, clock, limits, supportEmail } = context;
  if (description.trim() === "") {
    const { bugEmpty, featureEmpty } = MESSAGES.reports;
    throw appError("REPORT_EMPTY", { sentence: kind === "bug" ? bugEmpty : featureEmpty });
  }
  await limits.take(LIMITS.reports, caller.userId);
  const now = clock();
  const id = orderedId(now);
  const { userId, email } = caller;
  await db.transaction(async (tx) => {
    await tx.insert(reports).values({ id, userId, kind, email, description, createdAt: now });
    if (supportEmail) await enqueue(tx, { kind: JOBS.report.kind, payload: { reportId: id } });
  });
}

/** The job: a report whose account is gone by now is not mailed. */
export async function mailReport(reportId: string, { db, mail, supportEmail }: BackendContext): Promise<void> {
  const [row] = await db
    .select({ report: reports, username: users.username })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(eq(reports.id, reportId));
  if (!row || !supportEmail) return;
  const { kind, email, description, createdAt } = row.report;
  await sendByJob(mail, {
    to: supportEmail,
    ...reportLetter({ kind, username: row.username, email, description, at: createdAt }),
  });
}

export function reportRoutes(serve: Serve, context: BackendContext): void {
  serve.user(ROUTES.bugReport, async ({ caller, body }) => {
    await fileReport(caller, { kind: "bug", description: body.description }, context);
    return { message: MESSAGES.reports.bugSent };
  });

  serve.user(ROUTES.featureRequest, async ({ caller, body }) => {
    await fileReport(caller, { kind: "feature", description: body.description }, context);
    return { message: MESSAGES.reports.featureSent };
  });
}
