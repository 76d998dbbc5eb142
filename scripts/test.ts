/**
 * Everything that must hold, in one run: types, lint and borders, unused code, unit tests, service tests on the embedded
 * database and on PostgreSQL, browser tests. Each command is printed before it runs; the last line counts.
 *
 *   npm test                    all
 *   npm test -- unit browser    some: types lint unused unit browser
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import * as z from "zod";
import { root } from "./root.mjs";

type Count = { passed: number; failed: number; skipped: number };
type Step = { name: string; command: readonly string[]; report?: { file: string; count: (json: unknown) => Count } };

const OUT = join(root, ".cache/test-results");
const VITEST_REPORT = join(OUT, "vitest.json");
const PLAYWRIGHT_REPORT = join(OUT, "playwright.json");

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const STEPS: readonly Step[] = [
  { name: "types", command: ["npm", "run", "--silent", "types"] },
  { name: "lint", command: ["npx", "biome", "check", "--error-on-warnings", "."] },
  { name: "unused", command: ["npx", "knip"] },
  {
    name: "unit",
    command: ["npx", "vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`],
    report: {
      file: VITEST_REPORT,
      count: (json) => {
        const report = vitestReport.parse(json);
        return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
      },
    },
  },
  {
    name: "browser",
    command: ["npx", "playwright", "test", "--config", "e2e/playwright.config.ts"],
    report: {
      file: PLAYWRIGHT_REPORT,
      count: (json) => {
        const { stats } = playwrightReport.parse(json);
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
      },
    },
  },
];

function runStep(step: Step): Count {
  console.log(`\n> ${step.name}: ${step.command.join(" ").replaceAll(`${root}/`, "")}`);
  if (step.report) rmSync(step.report.file, { force: true });
  const [program = "", ...args] = step.command;
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PATH: path },
  });
  const fault = status === 0 ? 0 : 1;
  if (!step.report) return { passed: 1 - fault, failed: fault, skipped: 0 };
  if (!existsSync(step.report.file)) return { passed: 0, failed: 1, skipped: 0 };
  const count = step.report.count(JSON.parse(readFileSync(step.report.file, "utf8")));
  // a run that fails outside its tests (a set-up, a file that does not load) is a failure too
  return { ...count, failed: Math.max(count.failed, fault) };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}; the steps are ${STEPS.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
mkdirSync(OUT, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
for (const step of STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { passed, failed, skipped } = runStep(step);
  if (failed > 0) console.log(`${step.name}: ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exit(total.failed > 0 ? 1 : 0);
