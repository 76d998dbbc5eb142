/** From 'Select' to a post: themes, files, networks, clipboard. */
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { signIn } from "../product.ts";
import { expect, generate, menuEntry, noDialog, SHARES, test } from "./desk.ts";
import { cancelSharing, download, openDrawer } from "./share-steps.ts";
import { watchCopying } from "./watch-copying.ts";

/** Width and height stand at fixed places of a PNG's header. */
const sizeOf = async (file: Download): Promise<[number, number]> => {
  const bytes = await readFile(await file.path());
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test("five themes, base first chosen; Cancel; Download saves at once, by the pattern of the name, and asks where to share", async ({
  desk,
}) => {
  await generate(desk, SHARES);
  await openDrawer(desk);
  const themes = desk.getByRole("radio");
  await expect(themes).toHaveCount(5);
  expect(await themes.evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value")))).toEqual([
    "rose",
    "sapphire",
    "base",
    "emerald",
    "midnight",
  ]);
  await expect(desk.getByRole("radio", { name: "base" })).toBeChecked();
  // each theme shows the picture that will be saved
  const pictures = desk.getByRole("dialog").locator("label svg[data-chart-type]");
  await expect(pictures).toHaveCount(5);
  await expect(pictures.first()).toHaveAttribute("viewBox", "0 0 1600 900");
  await desk.getByRole("combobox", { name: "Size" }).selectOption({ label: "Story, 1080 × 1920" });
  await expect(pictures.first()).toHaveAttribute("viewBox", "0 0 1080 1920");
  const shape = await pictures.first().boundingBox();
  expect((shape?.height ?? 0) / (shape?.width ?? 1)).toBeCloseTo(1920 / 1080, 1);
  await desk.getByRole("combobox", { name: "Size" }).selectOption({ label: "Wide, 1600 × 900" });
  await desk.getByRole("button", { name: "Cancel" }).click();
  await noDialog(desk);

  await desk.getByRole("button", { name: "Dark", exact: true }).click();
  await openDrawer(desk);
  // the radio itself is for keys and screen readers; a pointer presses the picture that labels it
  await desk
    .locator("label")
    .filter({ has: desk.getByRole("radio", { name: "emerald" }) })
    .click();
  await expect(desk.getByRole("radio", { name: "emerald" })).toBeChecked();
  const file = await download(desk);
  expect(file.suggestedFilename()).toBe("chart-piechart-emerald-dark.png");
  expect(await sizeOf(file)).toEqual([1600, 900]);
  const dialog = desk.getByRole("dialog", { name: "Where do you want to share your chart?" });
  await expect(dialog).toBeVisible();
  const options = await dialog.getByRole("button").allTextContents();
  const names = ["LinkedIn", "X", "Reddit", "Facebook", "Instagram", "Personal", "Cancel"];
  for (const name of names) expect(options.some((option) => option.startsWith(name))).toBe(true);
});

test("saves every size, at one and at two pixels a point, and an SVG with every name and value as text", async ({
  desk,
}) => {
  await generate(desk, SHARES);
  for (const [size, format, expected] of [
    ["1080x1080", "png", [1080, 1080]],
    ["1080x1350", "png", [1080, 1350]],
    ["1080x1920", "png", [1080, 1920]],
    ["1200x630", "png2x", [2400, 1260]],
  ] as const) {
    await openDrawer(desk);
    await desk.getByLabel("Size").selectOption(size);
    await desk.getByLabel("Format").selectOption(format);
    expect(await sizeOf(await download(desk)), `${size} as ${format}`).toEqual(expected);
    await cancelSharing(desk);
  }
  await openDrawer(desk);
  await desk.getByLabel("Format").selectOption("svg");
  const file = await download(desk);
  expect(file.suggestedFilename()).toBe("chart-piechart-base.svg");
  const svg = await readFile(await file.path(), "utf8");
  for (const words of ["Chrome", "65%", "Safari", "19%", "Edge", "5%", "Others", "11%"]) expect(svg).toContain(words);
});

test("theme, size and format are as they were last chosen; a log-out takes that along", async ({ desk, server }) => {
  await generate(desk, SHARES);
  await openDrawer(desk);
  await desk
    .locator("label")
    .filter({ has: desk.getByRole("radio", { name: "rose" }) })
    .click();
  await desk.getByLabel("Size").selectOption("1080x1350");
  await desk.getByLabel("Format").selectOption("svg");
  await desk.getByRole("button", { name: "Cancel" }).click();
  await noDialog(desk);
  await desk.reload();
  await openDrawer(desk);
  await expect(desk.getByRole("radio", { name: "rose" })).toBeChecked();
  await expect(desk.getByLabel("Size")).toHaveValue("1080x1350");
  await expect(desk.getByLabel("Format")).toHaveValue("svg");
  expect((await download(desk)).suggestedFilename()).toBe("chart-piechart-rose.svg");
  await cancelSharing(desk);
  await (await menuEntry(desk, "button", "Log Out")).click();
  await desk.waitForURL(`${server.url}/login`);
  await signIn(desk, server);
  await generate(desk, SHARES);
  await openDrawer(desk);
  await expect(desk.getByRole("radio", { name: "base" })).toBeChecked();
  await expect(desk.getByLabel("Size")).toHaveValue("1600x900");
});

test("the preview: name, handle, caption to edit, another wording, copies, the way to the network", async ({
  desk,
}) => {
  await desk.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await generate(desk, SHARES);
  await openDrawer(desk);
  await download(desk);
  await desk.getByRole("button", { name: /^X/ }).click();
  const dialog = desk.getByRole("dialog", { name: "Your post for X" });
  await expect(dialog.getByText("@demo")).toBeVisible();
  await expect(dialog.getByRole("img")).toHaveAccessibleName(/Chrome/);
  await expect(dialog.getByRole("img")).toHaveAttribute("viewBox", "0 0 1600 900");

  await dialog.getByRole("button", { name: "Generate Caption" }).click();
  const caption = dialog.getByRole("textbox", { name: "Caption" });
  await expect(caption).not.toHaveValue("");
  const first = await caption.inputValue();
  for (const figure of first.match(/\d+(?:\.\d+)?/g) ?? []) expect(["65", "19", "5", "11"]).toContain(figure);
  await dialog.getByRole("button", { name: "Another caption" }).click();
  await expect(caption).not.toHaveValue(first);

  await caption.fill("My own words");
  await dialog.getByRole("textbox", { name: "Hashtags" }).fill("web, #browsers");
  await dialog.getByRole("button", { name: "Copy caption" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Caption copied.");
  const copied = () => desk.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe("My own words\n\n#web #browsers");
  await dialog.getByRole("button", { name: "Copy alt text" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Alt text copied.");
  expect(await copied()).toContain("Chrome");
  const copying = await watchCopying(desk);
  await dialog.getByRole("button", { name: "Copy image" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Image copied.");
  expect(await copying()).toEqual(["an item with a promise", "written in the click", "the picture is made"]);
  expect(await desk.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toContain("image/png");

  await caption.fill("x".repeat(300));
  await expect(dialog.getByText(/X takes 280 characters/)).toBeVisible();
  await caption.fill("Short");
  await desk.context().route("https://x.com/**", (route) => route.fulfill({ status: 200, body: "" }));
  const [opened] = await Promise.all([
    desk.context().waitForEvent("page"),
    dialog.getByRole("button", { name: "Open X" }).click(),
  ]);
  expect(opened.url()).toContain("https://x.com/intent/post?text=Short");
  await expect(dialog.getByRole("status")).toHaveText(
    "Caption copied. Attach chart-piechart-base.png on the page that opens.",
  );
  await opened.close();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await noDialog(desk);
});

/** A browser out of memory, once. */
const failOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function fail(done) {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      done(null);
    };
  });

test("a picture that could not be made is told in the drawer, which stays", async ({ desk }) => {
  await generate(desk, SHARES);
  await openDrawer(desk);
  await failOnce(desk);
  const drawer = desk.getByRole("dialog", { name: "Choose a theme" });
  await drawer.getByRole("button", { name: "Download" }).click();
  await expect(drawer.getByRole("alert")).toHaveText("The picture could not be made. Please try again.");
  await download(desk);
  await expect(desk.getByRole("dialog", { name: "Where do you want to share your chart?" })).toBeVisible();
});

test("a picture that could not be made is told in the preview, by whichever way it was to go out", async ({ desk }) => {
  const problems: string[] = [];
  desk.on("pageerror", (error) => problems.push(error.message));
  // a device whose share sheet takes files
  await desk.evaluate(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: ShareData) => {
        document.title = `shared ${files?.map(({ name }) => name).join()}`;
        return Promise.resolve();
      },
    });
  });
  await generate(desk, SHARES);
  await openDrawer(desk);
  await download(desk);
  await desk.getByRole("button", { name: /^Reddit/ }).click();
  const dialog = desk.getByRole("dialog", { name: "Your post for Reddit" });
  for (const name of ["Share…", "Copy image"]) {
    await failOnce(desk);
    await dialog.getByRole("button", { name }).click();
    await expect(dialog.getByRole("status")).toHaveText("The picture could not be made. Please try again.");
    await dialog.getByRole("button", { name: "Copy alt text" }).click();
    await expect(dialog.getByRole("status")).toHaveText(/^Alt text/);
  }
  await dialog.getByRole("button", { name: "Share…" }).click();
  await expect(desk).toHaveTitle("shared chart-piechart-base.png");
  expect(problems).toEqual([]);
});
