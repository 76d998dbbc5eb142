/** The main job, end to end, on real input: sign in, type, read the chart, download it, and find it again after a crash. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../desk/desk.ts";
import { signIn } from "../product.ts";
import { removeDataDir, startServer } from "../server.ts";
import { usedFolder } from "../used-folder.ts";

type Wanted = { text: string; type: RegExp; rows: readonly (readonly string[])[] };

/** The values as the page's table of data shows them, a row a point. */
const WANTED: readonly Wanted[] = [
  {
    text: "Chrome holds 65% of the browser market, Safari 19%, Edge 5% and the rest belongs to others.",
    type: /pie/i,
    rows: [
      ["Chrome", "65%"],
      ["Safari", "19%"],
      ["Edge", "5%"],
      ["Others", "11%"],
    ],
  },
  {
    text: "Revenue grew from $1.2M in 2021 to $2.6M in 2022 and $4.1M in 2023, while costs went from $900k to $1.4M and $1.9M.",
    type: /line/i,
    rows: [
      ["2021", "$1.2M", "$900k"],
      ["2022", "$2.6M", "$1.4M"],
      ["2023", "$4.1M", "$1.9M"],
    ],
  },
  {
    text: "We hired 12 people in Berlin, 7 in Lisbon and 3 in Austin last year, our 15th in business.",
    type: /bar/i,
    rows: [
      ["Berlin", "12"],
      ["Lisbon", "7"],
      ["Austin", "3"],
    ],
  },
];
const REFUSED = "Thanks to everyone who came to our talk at 7:30 pm on May 3!";

async function generate(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /your text/i }).fill(text);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
}

type Picture = { width: number; height: number; inkShare: number };

/** Decodes a PNG in the page: its size, and the share of pixels that differ from the corner's colour. */
const lookAt = (page: Page, png: Buffer): Promise<Picture> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no 2d context");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const pixels = new Uint32Array(data.buffer);
    const ink = pixels.filter((pixel) => pixel !== pixels[0]).length;
    return { width: bitmap.width, height: bitmap.height, inkShare: ink / pixels.length };
  }, png.toString("base64"));

for (const { text, type, rows } of WANTED) {
  test(`reads and draws: ${text.slice(0, 40)}…`, async ({ desk: page }) => {
    await generate(page, text);
    const chart = page.getByRole("figure", { name: /chart/i }).getByRole("img").first();
    await expect(chart).toHaveAccessibleName(type);
    const table = page.getByRole("table").first();
    for (const [name, ...values] of rows) {
      const row = table
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: name ?? "", exact: true }) });
      for (const value of values) await expect(row).toContainText(value);
      await expect(chart).toHaveAccessibleName(new RegExp(name ?? "", "i"));
    }
    await expect(table.getByRole("rowheader")).toHaveCount(rows.length);
  });
}

test("says an honest no, and keeps the text", async ({ desk: page }) => {
  await generate(page, REFUSED);
  await expect(page.getByRole("alert")).toContainText(/figures/i);
  await expect(page.getByRole("textbox", { name: /your text/i })).toHaveValue(REFUSED);
  await expect(page.getByRole("figure", { name: /chart/i })).toHaveCount(0);
});

test("downloads a PNG of 1600x900 that shows the chart", async ({ desk: page }) => {
  await generate(page, WANTED[0]?.text ?? "");
  await page.getByRole("button", { name: /^Select \(2 of \d\)$/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("chart-piechart-base.png");
  const picture = await lookAt(page, await readFile(await download.path()));
  expect([picture.width, picture.height]).toEqual([1600, 900]);
  expect(picture.inkShare).toBeGreaterThan(0.05);
  expect(picture.inkShare).toBeLessThan(0.9);
});

test("finds the history again after the server was killed", async ({ page }) => {
  const dataDir = await usedFolder();
  const first = await startServer({ dataDir });
  try {
    await signIn(page, first);
    const text = WANTED[2]?.text ?? "";
    await Promise.all([
      page.waitForResponse(
        (response) => response.url().endsWith("/api/chats/") && response.request().method() === "POST",
      ),
      generate(page, text),
    ]);
    await first.kill();
    const second = await startServer({ dataDir, port: Number(new URL(first.url).port) });
    try {
      await page.goto(`${second.url}/history`);
      await page.getByText(text).click();
      await page.waitForURL(`${second.url}/home`);
      await expect(page.getByRole("textbox", { name: /your text/i })).toHaveValue(text);
      await expect(page.getByRole("table").first()).toContainText("Lisbon");
    } finally {
      await second.kill();
    }
  } finally {
    removeDataDir(dataDir);
  }
});
