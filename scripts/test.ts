/**
 * Everything that must hold, in one run: types, lint and borders, unused code, unit tests, service tests on the embedded
 * database and on PostgreSQL, browser tests. Each command is printed before it runs, its seconds after; the last line
 * counts. A browser test may be tried a second time, since a machine under load is no fault of the product: it counts as
 * passed, and is named at the end.
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
/** With the names of the tests that passed on their second try only. */
type Outcome = Count & { secondTries?: readonly string[] };
type Step = { name: string; command: readonly string[]; report?: { file: string; count: (json: unknown) => Outcome } };

const OUT = join(root, ".cache/test-results");
const VITEST_REPORT = join(OUT, "vitest.json");
const PLAYWRIGHT_REPORT = join(OUT, "playwright.json");

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
});
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), projectName: z.string() })),
});
/** A file, or a `describe` in one. */
const suite = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

const flakyIn = ({ specs = [], suites = [] }: z.infer<typeof suite>): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === "flaky").map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  ),
  ...suites.flatMap(flakyIn),
];

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
        const { stats, suites } = playwrightReport.parse(json);
        const { expected, unexpected: failed, flaky, skipped } = stats;
        return { passed: expected + flaky, failed, skipped, secondTries: suites.flatMap(flakyIn) };
      },
    },
  },
];

function runStep(step: Step): Outcome {
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
const secondTries: string[] = [];
for (const step of STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const startMs = performance.now();
  const { passed, failed, skipped, secondTries: again = [] } = runStep(step);
  console.log(`${step.name}: ${((performance.now() - startMs) / 1000).toFixed(0)} s, ${failed} failed`);
  secondTries.push(...again);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
for (const name of secondTries) console.log(`needed a second try: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exit(total.failed > 0 ? 1 : 0);
