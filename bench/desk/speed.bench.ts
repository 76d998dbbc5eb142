/**
 * What a person waits for at the desk, server included: Generate to the painted chart over 50 texts, a key press to the
 * marks, Download to the file. Held against the limits of the product.
 */
import type { Page } from "@playwright/test";
import { corpusTexts } from "../corpus-texts.ts";
import { quantile } from "../quantile.ts";
import { printRows, type Row } from "../table.ts";
import { withDesk } from "./open-desk.ts";

const TEXTS = 50;
const DOWNLOADS = 20;
const GENERATE_LIMIT_MS = 100;
const KEY_LIMIT_MS = 16;
const DOWNLOAD_LIMIT_MS = 250;

/** Puts a text into the field as typing does, and answers how long it took until the marks stood. */
const typeInPage = (page: Page, text: string): Promise<number> =>
  page.evaluate((value) => {
    const field = document.querySelector("textarea");
    if (!field) throw new Error("no field");
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    // reading a box lays the page out: the marks stand where they will be painted
    document.querySelector("mark")?.getBoundingClientRect();
    return performance.now() - start;
  }, text);

/** From the click to the frame that shows the chart; null where the text has none. */
const generateInPage = (page: Page): Promise<number | null> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "Generate");
    const before = document.querySelector("main figure svg");
    const start = performance.now();
    button?.click();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (;;) {
      await frame();
      if (document.querySelector("main [role=alert]")) return null;
      const now = document.querySelector("main figure svg");
      if (now && now !== before) break;
    }
    // the task after a frame's callbacks runs when the frame has been drawn
    await new Promise((done) => setTimeout(done));
    return performance.now() - start;
  });

/** From the click on Download to the file that the browser is handed. */
const downloadInPage = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const click = HTMLAnchorElement.prototype.click;
        const start = performance.now();
        HTMLAnchorElement.prototype.click = () => {
          HTMLAnchorElement.prototype.click = click;
          done(performance.now() - start);
        };
        [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === "Download")?.click();
      }),
  );

async function measureTexts(page: Page): Promise<{ generate: number[]; key: number[] }> {
  const generate: number[] = [];
  const key: number[] = [];
  for (const [at, text] of corpusTexts()
    .slice(0, TEXTS * 2)
    .entries()) {
    if (generate.length >= TEXTS) break;
    for (let length = 1; length < text.length; length += 7) key.push(await typeInPage(page, text.slice(0, length)));
    await typeInPage(page, text);
    const took = await generateInPage(page);
    // the first text loads the reader and the charts
    if (took !== null && at > 0) generate.push(took);
  }
  return { generate, key };
}

async function measureDownloads(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= DOWNLOADS; round++) {
    await page.getByRole("button", { name: /^Select \(/ }).click();
    await page.getByRole("button", { name: "Download", exact: true }).waitFor();
    const took = await downloadInPage(page);
    if (round > 0) times.push(took);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  return times;
}

type Measured = { what: string; times: readonly number[]; limit: number };

const rowsOf = ({ what, times, limit }: Measured): Row[] =>
  [0.5, 0.95].map((share) => ({
    what: `${what}, p${share * 100} of ${times.length}`,
    measured: quantile(times, share),
    limit,
    unit: "ms",
    limitIs: "goal",
  }));

export async function run(): Promise<void> {
  await withDesk(async ({ page }) => {
    await page.waitForLoadState("networkidle");
    const { generate, key } = await measureTexts(page);
    const download = await measureDownloads(page);
    printRows([
      ...rowsOf({ what: "Generate to painted chart", times: generate, limit: GENERATE_LIMIT_MS }),
      ...rowsOf({ what: "key press to marks", times: key, limit: KEY_LIMIT_MS }),
      ...rowsOf({ what: "Download to file, 1600x900", times: download, limit: DOWNLOAD_LIMIT_MS }),
    ]);
  });
}
