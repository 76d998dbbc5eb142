/** Browser tests: `charts` needs a page only; `product` a running server, which each worker starts for itself. */
import { defineConfig, devices } from "@playwright/test";
import { chromiumPath } from "../scripts/chromium.mjs";

const executablePath = chromiumPath();
/** A closed network must not see the browser's own calls; root needs no sandbox. */
const args = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/playwright",
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "../.cache/test-results/playwright.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
    locale: "en-GB",
    timezoneId: "UTC",
  },
  projects: [
    { name: "charts", testMatch: "charts/**/*.spec.ts" },
    { name: "product", testMatch: "**/*.spec.ts", testIgnore: "charts/**" },
  ],
});
