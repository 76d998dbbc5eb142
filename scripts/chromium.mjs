/** Finds the machine's Chromium, or installs Debian's; the tests drive it, nothing is downloaded beside it. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first is Chromium without its windows: the same pages take it less than half the processor's time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Debian's packages, the best first; older releases have the second alone. */
const PACKAGES = ["chromium-headless-shell", "chromium"];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of a Chromium that can be run, or undefined. CHROMIUM_PATH goes first. */
export function chromiumPath() {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? "", ...onPath, ...MAC].filter(Boolean).find(isProgram);
}

/** On Debian as root by apt; elsewhere one line says what to install, and the tests stop. */
export function installChromium() {
  const canInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!canInstall) {
    console.error("The browser tests need Chromium or Chrome: install it, or set CHROMIUM_PATH to the program.");
    process.exit(1);
  }
  console.log("Installing Chromium for the browser tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (args, stderr) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", stderr], env }).status === 0;
  const install = (name) =>
    apt(["install", "-y", "-q", "--no-install-recommends", name], name === PACKAGES.at(-1) ? "inherit" : "ignore");
  apt(["update", "-q"], "inherit");
  if (PACKAGES.some(install)) return;
  console.error("apt-get could not install Chromium; the lines above say why.");
  process.exit(1);
}
