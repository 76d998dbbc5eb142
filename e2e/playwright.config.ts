/**
 * Browser tests: `charts` needs a page only; `product` and `phone` a running server, which each worker starts for
 * itself.
 */
import { defineConfig, devices } from "@playwright/test";
import { chromiumPath } from "../scripts/chromium.mjs";

/** Specs of the desk that hold on a phone as they are. */
const PHONE_TOO = ["text", "chart", "share", "caption", "picture", "corrections", "history", "reports", "offline"];
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

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
  globalSetup: "./begin-folder.config.ts",
  outputDir: "../.cache/playwright",
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // on a loaded machine; npm test names whatever needed it
  retries: 1,
  // both are for a machine at its limit: what is there sooner is seen sooner
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
    // the desk's own work once more, as a phone of 375 px has it (its carousel, menu and axe have tests of their own)
    { name: "phone", testMatch: PHONE_TOO.map((name) => `desk/${name}.spec.ts`), use: PHONE },
  ],
});
