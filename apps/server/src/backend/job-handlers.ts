/** What the worker does for the backend, by the kind of job. */
import type { JobHandler } from "../jobs/worker.ts";
import { sendByJob } from "../mail/send-by-job.ts";
import { CLEAN_UP_EVERY_MS, cleanUp } from "./clean-up.ts";
import type { BackendContext } from "./context.ts";
import { JOBS } from "./job-kinds.ts";
import { sendResetLink } from "./passwords/send-reset-link.ts";
import { remindTrial } from "./plan/remind-trial.ts";
import { mailReport } from "./reports/report-routes.ts";

export const jobHandlersOf = (context: BackendContext): Record<string, JobHandler> => ({
  [JOBS.letter.kind]: async (payload) => sendByJob(context.mail, JOBS.letter.payload.parse(payload)),
  [JOBS.resetLink.kind]: async (payload) => sendResetLink(JOBS.resetLink.payload.parse(payload).email, context),
  [JOBS.report.kind]: async (payload) => mailReport(JOBS.report.payload.parse(payload).reportId, context),
  [JOBS.trialEnding.kind]: async (payload) => remindTrial(JOBS.trialEnding.payload.parse(payload).userId, context),
  [JOBS.cleanUp.kind]: async () => cleanUp(context),
});

export const RECURRING_MS = { [JOBS.cleanUp.kind]: CLEAN_UP_EVERY_MS };
