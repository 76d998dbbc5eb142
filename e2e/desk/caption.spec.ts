/** The caption of a post: whose figures it states, its hashtags, and that it fails in silence. */
import { expect, generate, noDialog, SHARES, test, textField } from "./desk.ts";
import { download, openDrawer } from "./share-steps.ts";

test("each network has a caption in the chart's figures, with 2 to 4 hashtags from the text's own nouns; Personal has none", async ({
  desk,
}) => {
  await generate(desk, SHARES);
  for (const network of ["LinkedIn", "X", "Reddit", "Facebook", "Instagram"]) {
    await openDrawer(desk);
    await download(desk);
    await desk.getByRole("button", { name: new RegExp(`^${network}`) }).click();
    await desk.getByRole("button", { name: "Generate Caption" }).click();
    const hashtags = desk.getByRole("textbox", { name: "Hashtags" });
    await expect(hashtags, network).toHaveValue(/^#/);
    const tags = (await hashtags.inputValue()).split(" ");
    expect(tags.length, network).toBeGreaterThanOrEqual(2);
    expect(tags.length, network).toBeLessThanOrEqual(4);
    for (const tag of tags) expect(["#BrowserMarket", "#Chrome", "#Safari", "#Edge"]).toContain(tag);
    const caption = await desk.getByRole("textbox", { name: "Caption" }).inputValue();
    for (const [figure] of caption.matchAll(/\d+/g)) expect(["65", "19", "5", "11"]).toContain(figure); // catches "65"
    await desk.getByRole("button", { name: "Close", exact: true }).last().click();
    await noDialog(desk);
  }
  await openDrawer(desk);
  await download(desk);
  await desk.getByRole("button", { name: /^Personal/ }).click();
  const dialog = desk.getByRole("dialog", { name: "Your chart" });
  await expect(dialog.getByRole("button", { name: "Copy image" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Generate Caption" })).toHaveCount(0);
});

test("a caption states the chart that is shown: of another reading too, and of an entry that is opened again", async ({
  desk,
  page,
  server,
}) => {
  await page.route("**/ai/extract_chart_data", async (route) => {
    const answer = await (await route.fetch()).json();
    const { alternatives: _, original_text: __, confidence: ___, engine: ____, ...first } = answer;
    // neither the first reading's greatest nor what it derived
    const second = { ...first, chart_title: "The other reading", data: first.data.slice(1, 3) };
    await route.fulfill({ json: { ...answer, alternatives: [second] } });
  });
  const figuresOf = (words: string | null): string[] => words?.match(/\d+/g) ?? []; // catches "65", not "X"
  const expectCaptionOfChart = async (): Promise<void> => {
    const shown = figuresOf(await desk.getByRole("table").first().textContent());
    expect(shown).toEqual(["19", "5"]);
    await openDrawer(desk);
    await download(desk);
    await desk.getByRole("button", { name: /^LinkedIn/ }).click();
    const dialog = desk.getByRole("dialog", { name: "Your post for LinkedIn" });
    await dialog.getByRole("button", { name: "Generate Caption" }).click();
    const caption = dialog.getByRole("textbox", { name: "Caption" });
    await expect(caption).not.toHaveValue("");
    const stated = figuresOf(await caption.inputValue());
    expect(stated.length).toBeGreaterThan(0);
    for (const figure of stated) expect(shown).toContain(figure);
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    await noDialog(desk);
  };
  // a text of its own, to be found in the history
  const text = `${SHARES} Read twice.`;
  await generate(desk, text);
  const saved = desk.waitForResponse((response) => response.request().method() === "PUT");
  await desk.getByRole("button", { name: "Another reading (1 of 2)" }).click();
  await expectCaptionOfChart();
  expect((await saved).ok()).toBe(true);

  await desk.goto(`${server.url}/history`);
  await desk.getByRole("link", { name: text }).first().click();
  await expect(textField(desk)).toHaveValue(text);
  await expectCaptionOfChart();
});

test("a caption of the server's that states another figure than the chart's gives way to one that does not", async ({
  desk,
  page,
}) => {
  // as from a service elsewhere that reads the text otherwise by now
  const json = { caption: "Chrome leads with 66%.", hashtags: ["#Chrome"] };
  await page.route("**/ai/generate_social_caption", (route) => route.fulfill({ json }));
  await generate(desk, SHARES);
  await openDrawer(desk);
  await download(desk);
  await desk.getByRole("button", { name: /^LinkedIn/ }).click();
  await desk.getByRole("button", { name: "Generate Caption" }).click();
  await expect(desk.getByRole("textbox", { name: "Caption" })).toHaveValue(/65%/);
  await expect(desk.getByRole("textbox", { name: "Caption" })).not.toHaveValue(/66/);
});

test("a failing caption says nothing", async ({ desk, page }) => {
  await page.route("**/ai/generate_social_caption", (route) => route.fulfill({ status: 503, json: {} }));
  await generate(desk, SHARES);
  await openDrawer(desk);
  await download(desk);
  await desk.getByRole("button", { name: /^LinkedIn/ }).click();
  await desk.getByRole("button", { name: "Generate Caption" }).click();
  await expect(desk.getByRole("button", { name: "Generate Caption" })).not.toHaveAttribute("aria-busy");
  await expect(desk.getByRole("textbox", { name: "Caption" })).toHaveValue("");
  await expect(desk.getByRole("alert")).toHaveCount(0);
});
