/** Unit and service tests: they stand beside the code, one project a room. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const webSources = fileURLToPath(new URL("./apps/web/src", import.meta.url));

export default defineConfig({
  test: {
    projects: [
      { test: { name: "packages", include: ["packages/**/*.test.ts"], testTimeout: 120_000 } },
      {
        test: { name: "server", include: ["apps/server/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 120_000 },
      },
      {
        // the same service tests on a real PostgreSQL server; left out: what concerns the embedded one alone, and
        // the measures of the language model, which need no database
        test: {
          name: "server-postgres",
          include: ["apps/server/**/*.test.ts"],
          exclude: [
            "apps/server/src/database/{durability,folder-lock,data-folder,one-connection}.test.ts",
            "apps/server/src/ai/measure/**",
          ],
          globalSetup: ["apps/server/src/database/postgres-for-tests.ts"],
          setupFiles: ["apps/server/src/database/use-postgres-tests.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias: { "~": webSources } },
        test: { name: "web", include: ["apps/web/**/*.test.{ts,tsx}"], testTimeout: 30_000 },
      },
      { test: { name: "frame", include: ["scripts/**/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
