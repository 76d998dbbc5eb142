/** The text area and its button: counter, marks, limits, examples, the shortcut. */
import { chartOf, expect, generate, generateButton, NO_FIGURES, SHARES, test, textField } from "./desk.ts";

test("counts, marks the figures, keeps what is too long and says how many are over; Generate by its rule", async ({
  desk,
}) => {
  await expect(generateButton(desk)).toBeDisabled();
  await expect(desk.getByText("0/280")).toBeVisible();
  await textField(desk).pressSequentially("Cats 12");
  await expect(desk.getByText("7/280")).toBeVisible();
  await expect(desk.locator("mark", { hasText: "12" })).toHaveCount(1);
  await expect(desk.getByText("1 figure read")).toBeVisible();
  await expect(generateButton(desk)).toBeEnabled();
  await textField(desk).fill("   ");
  await expect(generateButton(desk)).toBeDisabled();

  const long = `${SHARES} `.repeat(4).slice(0, 300);
  await textField(desk).fill(long);
  await expect(textField(desk)).toHaveValue(long);
  await expect(desk.getByText("300/280")).toBeVisible();
  await expect(desk.getByText("20 over: shorten the text to 280 characters.")).toBeVisible();
  await expect(generateButton(desk)).toBeDisabled();

  // off for an unchanged text, on again after an edit
  await generate(desk, SHARES);
  await expect(generateButton(desk)).toBeDisabled();
  await textField(desk).press("End");
  await textField(desk).pressSequentially("!");
  await expect(generateButton(desk)).toBeEnabled();
});

test("says how many figures were read, and how many of them the chart holds", async ({ desk }) => {
  const text = "Of 200 readers, 45% prefer print, 30% the website, 15% the app and 10% the newsletter.";
  await textField(desk).fill(text);
  await expect(desk.getByText("5 figures read", { exact: true })).toBeVisible();
  await generate(desk, text);
  await expect(desk.getByText("5 figures read, 4 in the chart")).toBeVisible();
  // nor does it wear the colour of a value
  await expect(desk.locator("mark[data-kind=unused]")).toHaveText("200");
  await textField(desk).press("End");
  await textField(desk).pressSequentially("!");
  await expect(desk.getByText("5 figures read", { exact: true })).toBeVisible();
});

test("Ctrl+Enter generates; 'Generating graphs...' shows meanwhile", async ({ desk, page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/ai/extract_chart_data", async (route) => {
    await held;
    await route.continue();
  });
  await textField(desk).fill(SHARES);
  await textField(desk).press("Control+Enter");
  await expect(desk.getByText("Generating graphs...")).toBeVisible();
  release();
  await expect(chartOf(desk)).toBeVisible();
  await expect(desk.getByText("Generating graphs...")).toHaveCount(0);
});

test("the empty desk has six examples, and each of them gives a chart", async ({ desk }) => {
  await expect(desk.getByRole("heading", { name: "Enter a text to generate graphs" })).toBeVisible();
  const empty = desk.getByRole("region", { name: "Enter a text to generate graphs" });
  const examples = empty.getByRole("listitem").getByRole("button");
  await expect(examples).toHaveCount(6);
  // a click leads to the text and to the next step, wherever the example stood
  await examples.last().click();
  await expect(textField(desk)).toHaveValue("City, Trams, Buses\nOslo, 45, 62\nGraz, 38, 51\nPorto, 22, 74");
  await expect(generateButton(desk)).toBeFocused();
  await expect(textField(desk)).toBeInViewport();
  for (const text of await examples.locator("span:last-child").allTextContents()) {
    await generate(desk, text);
    await expect(generateButton(desk)).toBeDisabled();
  }
});

test("no figures, a failing service: title, message, and the text keeps its words", async ({ desk, page }) => {
  await textField(desk).fill(NO_FIGURES);
  await generateButton(desk).click();
  await expect(desk.getByRole("alert").getByRole("heading")).toBeVisible();
  await expect(textField(desk)).toHaveValue(NO_FIGURES);
  await expect(generateButton(desk)).toBeEnabled();

  const answer = { error: "Engine down", message: "The engine is resting." };
  await page.route("**/ai/extract_chart_data", (route) => route.fulfill({ status: 503, json: answer }));
  await textField(desk).fill(SHARES);
  await generateButton(desk).click();
  await expect(desk.getByRole("heading", { name: "Data Extraction Failed" })).toBeVisible();
  await expect(desk.getByText("The engine is resting.")).toBeVisible();
  await expect(desk.getByText("Your text is kept. Try again in a moment.")).toBeVisible();
  await expect(textField(desk)).toHaveValue(SHARES);
  // the text is not at fault: no example is offered in its place
  await expect(desk.getByRole("button", { name: "Show me an example" })).toHaveCount(0);
  await page.unroute("**/ai/extract_chart_data");
  await desk.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(chartOf(desk)).toBeVisible();
});

test("bad input gets an answer and never markup", async ({ desk, page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("dialog", (dialog) => problems.push(dialog.message()));
  for (const [what, text] of [
    ["markup", "<img src=x onerror=alert(1)> 5% <b>bold</b> 7%, <script>alert(2)</script> 3%"],
    ["right-to-left", "القاهرة 20، دبي 12، بيروت 7"],
    ["emoji", "🍎 12, 🍌 7, 🍇 3"],
    ["control characters", "Cats\u0000 12, dogs\u0007 7, birds\u001b 3"],
    ["a lone surrogate", "Cats \ud83d 12, dogs 7"],
    ["280 digits", "7".repeat(280)],
  ] as const) {
    await textField(desk).fill(text);
    await Promise.all([desk.waitForResponse("**/ai/extract_chart_data"), generateButton(desk).click()]);
    await expect(desk.getByRole("alert").or(chartOf(desk)), what).toBeVisible();
    await expect(desk.locator("main script, main img[src='x'], main b"), what).toHaveCount(0);
    expect(problems, what).toEqual([]);
    // one long word does not push the button out of the window
    const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    await expect.poll(() => desk.evaluate(overhang), what).toBeLessThanOrEqual(0);
  }
});
