/** What the demo shows, scene by scene, each with the caption that says it. */
import type { Locator, Page } from "@playwright/test";

export const SIZE = { width: 1280, height: 880 } as const;

export type Scene = { caption: string; play: (page: Page) => Promise<void> };

const TEXT = "Chrome holds 65% of the browser market, Safari 19%, Edge 5% and the rest belongs to others.";

/** A headless browser has no pointer: this dot shows where it would be. */
export const showCursor = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const dot = document.createElement("div");
    Object.assign(dot.style, {
      position: "fixed",
      zIndex: "9999",
      width: "18px",
      height: "18px",
      margin: "-9px 0 0 -9px",
      borderRadius: "50%",
      background: "rgb(27 26 23 / 0.35)",
      border: "2px solid white",
      pointerEvents: "none",
      left: "640px",
      top: "700px",
    });
    document.body.append(dot);
    document.addEventListener("mousemove", ({ clientX, clientY }) => {
      Object.assign(dot.style, { left: `${clientX}px`, top: `${clientY}px` });
    });
  });

async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to press");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 24 });
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.mouse.up();
}

export const STORY: readonly Scene[] = [
  {
    caption: "A sentence is typed. Its figures light up while it grows.",
    play: async (page) => {
      await page.getByRole("textbox", { name: "Your text" }).pressSequentially(TEXT, { delay: 45 });
      await page.waitForTimeout(700);
    },
  },
  {
    caption: "Generate: a pie chart appears at once. The rest, 11%, follows from the other figures.",
    play: async (page) => {
      await press(page, page.getByRole("button", { name: "Generate", exact: true }));
      await page.waitForTimeout(2600);
    },
  },
  {
    caption: "Other kinds of charts that suit the text are one click away.",
    play: async (page) => {
      await press(page, page.getByRole("button", { name: /^Next/ }).first());
      await page.waitForTimeout(1500);
      await press(page, page.getByRole("button", { name: /^Previous/ }).first());
      await page.waitForTimeout(1000);
    },
  },
  {
    caption: "Five themes to choose from; then the picture is saved, and ready to be shared.",
    play: async (page) => {
      await press(page, page.getByRole("button", { name: /^Select/ }));
      await page.waitForTimeout(1300);
      await press(page, page.locator("label:has(input[value=emerald])"));
      await page.waitForTimeout(900);
      await press(page, page.locator("label:has(input[value=base])"));
      await page.waitForTimeout(700);
      await press(page, page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }));
      await page.waitForTimeout(2400);
    },
  },
];
