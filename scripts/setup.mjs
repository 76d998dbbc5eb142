/**
 * What a fresh clone needs before anything runs, done only where it is missing: dependencies, the built pages, and for
 * the tests a browser. Plain JavaScript, because it runs under the machine's own Node (20 or newer) on the first call.
 *
 *   node scripts/setup.mjs            dependencies
 *   node scripts/setup.mjs build      and the built web pages (npm start)
 *   node scripts/setup.mjs test       and the browser (npm test)
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromiumPath, installChromium } from "./chromium.mjs";
import { fingerprint, fingerprintOf } from "./fingerprint.mjs";
import { root } from "./root.mjs";

const WEB_OUT = join(root, "apps/web/build/client");
const WEB_STAMP = join(root, "apps/web/build/.fingerprint");
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const LOCK_STAMP = join(root, "node_modules/.charticle-lock");

/** Runs a command in the project's folder; only a failure shows what it printed, and ends the set-up with a sentence. */
function run(command, args, what) {
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path };
  const options = { cwd: root, encoding: "utf8", env, maxBuffer: MAX_OUTPUT_BYTES };
  const { status, error, stdout, stderr } = spawnSync(command, args, options);
  if (status === 0) return;
  console.error(`${stdout ?? ""}${stderr ?? ""}`);
  console.error(`Charticle could not ${what}${error ? ` (${error.message})` : ""}. The lines above say why.`);
  process.exit(1);
}

function installDependencies() {
  const lock = fingerprintOf(readFileSync(join(root, "package-lock.json")));
  const stamp = existsSync(LOCK_STAMP) ? readFileSync(LOCK_STAMP, "utf8") : null;
  if (stamp === lock) return;
  console.log("Installing dependencies (once; later starts need no network) …");
  run("npm", ["ci", "--include=dev", "--loglevel=error", "--no-audit", "--no-fund"], "install its dependencies");
  writeFileSync(LOCK_STAMP, lock);
}

function buildWeb() {
  const sources = fingerprint(["apps/web", "packages", "package-lock.json"]);
  if (existsSync(WEB_OUT) && existsSync(WEB_STAMP) && readFileSync(WEB_STAMP, "utf8") === sources) return;
  console.log("Building the pages (again only when their sources change) …");
  run("npm", ["run", "--silent", "build", "--workspace", "apps/web"], "build its pages");
  writeFileSync(WEB_STAMP, sources);
}

const task = process.argv[2];
const major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(`Charticle needs Node.js 20 or newer to set itself up; this is ${process.version}.`);
  process.exit(1);
}
installDependencies();
if (task === "build" || task === "test") buildWeb();
if (task === "test" && !chromiumPath()) installChromium();
