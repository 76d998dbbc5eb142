/**
 * Unit and service tests: they stand beside the code, one project a room. The files of a room share their processes
 * (`isolate: false`): what they import is loaded once, not once a file, which was a third of the whole run.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testsWithDatabase } from "./apps/server/src/database/tests-with-database.ts";
import { SlowFirst } from "./scripts/slow-first.ts";

const webSources = fileURLToPath(new URL("./apps/web/src", import.meta.url));

/** What is waited for may take its time on a machine with much else to do. */
const PATIENT = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // all cores: vitest leaves one idle, and most service tests wait for a disk or a socket
    maxWorkers: "100%",
    sequence: { sequencer: SlowFirst },
    projects: [
      { test: { name: "packages", include: ["packages/**/*.test.ts"], isolate: false, testTimeout: 300_000 } },
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: PATIENT,
        },
      },
      {
        // the service tests that use a database, on a real PostgreSQL server; left out: what concerns the embedded one
        test: {
          name: "server-postgres",
          include: testsWithDatabase(),
          exclude: ["apps/server/src/database/one-connection.test.ts"],
          isolate: false,
          globalSetup: ["apps/server/src/database/postgres-for-tests.ts"],
          setupFiles: ["apps/server/src/database/use-postgres-tests.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: PATIENT,
        },
      },
      {
        resolve: { alias: { "~": webSources } },
        test: { name: "web", include: ["apps/web/**/*.test.{ts,tsx}"], isolate: false, testTimeout: 30_000 },
      },
      { test: { name: "frame", include: ["scripts/**/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
