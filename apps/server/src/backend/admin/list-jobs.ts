/** Work that waits, fails or was given up, as lines for a terminal. */
import { jobStates, retryJobs } from "../../jobs/job-states.ts";
import type { BackendContext } from "../context.ts";

type Context = Pick<BackendContext, "db" | "clock">;

export async function listJobs({ retry }: { retry: boolean }, { db, clock }: Context): Promise<string[]> {
  const before = retry ? [`${await retryJobs(db, { now: clock() })} jobs are due at once.`] : [];
  const counts = await jobStates(db);
  const lines = counts.map(({ kind, state, jobs, next, lastError }) => {
    const when = state === "given_up" ? "" : `, next ${next?.toISOString() ?? ""}`;
    const why = lastError === null ? "" : `\n    ${lastError.split("\n")[0]}`;
    return `${kind}  ${state.replace("_", " ")}: ${jobs}${when}${why}`;
  });
  return [...before, ...lines];
}
