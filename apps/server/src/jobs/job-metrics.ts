/** The gauge `jobs` by kind and state: letters that go nowhere are seen here first. Nothing while the database is away. */
import { Gauge, type Registry } from "prom-client";
import type { Database } from "../database/database.ts";
import { jobStates } from "./job-states.ts";

export function jobMetrics({ db, registry }: { db: Database; registry: Registry }): void {
  new Gauge({
    name: "jobs",
    help: "Work that waits, by kind and state: waiting, failing (it is tried again), given_up.",
    labelNames: ["kind", "state"],
    registers: [registry],
    async collect() {
      const counts = await jobStates(db).catch(() => []);
      this.reset();
      for (const { kind, state, jobs } of counts) this.set({ kind, state }, jobs);
    },
  });
}
