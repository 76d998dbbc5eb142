/** Unit and service tests: they stand beside the code, one project a room. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "packages", include: ["packages/**/*.test.ts"], testTimeout: 60_000 } },
      { test: { name: "server", include: ["apps/server/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 120_000 } },
      { test: { name: "web", include: ["apps/web/**/*.test.ts"], testTimeout: 30_000 } },
      { test: { name: "frame", include: ["scripts/**/*.test.ts", "docs/**/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
