/**
 * Photographs every screen of the running product, four widths, light and dark: `node e2e/screens/take-screens.ts`
 * writes docs/screens/<screen>-<width>-<mode>.webp. For a closer look: `--to=folder` another folder, `--png` without
 * loss, `--whole` the page to its end, `--only=home,preview` some screens, `--widths=375` some widths.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { EXAMPLES } from "../../apps/web/src/features/generator/examples.ts";
import { chromiumPath } from "../../scripts/chromium.mjs";
import { root } from "../../scripts/root.mjs";
import { signIn } from "../product.ts";
import { CONTACTS, type RunningServer, removeDataDir, startServer } from "../server.ts";
import { SCREENS, type Screen } from "./screen-list.ts";

const MODES = ["light", "dark"] as const;
const WEBP_QUALITY = 48;
const SETTLED_MS = 400;

const { values: wish } = parseArgs({
  options: {
    to: { type: "string", default: join(root, "docs/screens") },
    png: { type: "boolean", default: false },
    whole: { type: "boolean", default: false },
    only: { type: "string" },
    widths: { type: "string", default: "375,768,1280,1600" },
  },
});

type Look = { widthPx: number; mode: (typeof MODES)[number] };
type Session = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

/** A desk that was used: the examples stand in its history. */
async function usedSession(browser: Browser, server: RunningServer): Promise<Session> {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await signIn(page, server);
  for (const { text } of EXAMPLES) {
    await page.getByRole("textbox", { name: "Your text" }).fill(text);
    const saved = page.waitForResponse((one) => one.url().endsWith("/api/chats/") && one.request().method() === "POST");
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await saved;
  }
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Chromium itself writes WebP: a tenth of a PNG's bytes. */
async function photograph(page: Page, file: string): Promise<void> {
  if (wish.png) {
    await page.screenshot({ path: `${file}.png`, fullPage: wish.whole });
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: WEBP_QUALITY });
  writeFileSync(`${file}.webp`, Buffer.from(data, "base64"));
}

/** The given screens in one look; visitors and the signed-in person have a context each, whose caches serve all their pages. */
async function takeLook(
  { shown, ...at }: { browser: Browser; url: string; session: Session; shown: readonly Screen[] },
  { widthPx, mode }: Look,
): Promise<void> {
  const isPhone = widthPx < 768;
  for (const isSignedIn of [false, true]) {
    const context = await at.browser.newContext({
      viewport: { width: widthPx, height: isPhone ? 812 : 900 },
      colorScheme: mode,
      reducedMotion: "reduce",
      locale: "en-GB",
      hasTouch: isPhone,
      ...(isSignedIn ? { storageState: at.session } : {}),
    });
    for (const screen of shown.filter((one) => one.isSignedIn === isSignedIn)) {
      const page = await context.newPage();
      await page.goto(at.url + screen.path, { waitUntil: "networkidle" });
      await screen.play?.(page);
      // what fades in or out has done so
      await page.waitForTimeout(SETTLED_MS);
      await photograph(page, join(wish.to, `${screen.name}-${widthPx}-${mode}`));
      await page.close();
    }
    await context.close();
  }
}

const only = wish.only?.split(",");
const screens = SCREENS.filter(({ name }) => !only || only.includes(name));
const looks = wish.widths.split(",").flatMap((width) => MODES.map((mode) => ({ widthPx: Number(width), mode })));
mkdirSync(wish.to, { recursive: true });
const server = await startServer({ env: { LIMITS: "1000", ...CONTACTS } });
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
try {
  const session = await usedSession(browser, server);
  // every picture of the desk adds to the history: it is taken before
  const rounds = [screens.filter(({ name }) => name === "history"), screens.filter(({ name }) => name !== "history")];
  for (const shown of rounds) {
    for (const look of looks) await takeLook({ browser, url: server.url, session, shown }, look);
  }
  console.log(`${looks.length * screens.length} pictures in ${wish.to}`);
} finally {
  await browser.close();
  await server.kill();
  removeDataDir(server.dataDir);
}
