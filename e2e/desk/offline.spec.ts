/** Without a network the desk still reads and draws, and saves when it is back. */
import { chartOf, expect, generate, generateButton, menuEntry, SHARES, test, textField } from "./desk.ts";

test("says that it is offline, reads and draws, and saves when back", async ({ desk, server }) => {
  // before the page's own reader is there it promises nothing, and keeps the text
  await desk.waitForLoadState("networkidle");
  await desk.context().setOffline(true);
  await expect(desk.getByText("new charts can be made when the network is back")).toBeVisible();
  await textField(desk).fill(SHARES);
  await generateButton(desk).click();
  await expect(desk.getByRole("alert")).toContainText("Try again when the network is back.");
  await expect(textField(desk)).toHaveValue(SHARES);
  await desk.context().setOffline(false);
  // with a first chart the page fetches the whole reader, for a time like this
  const reader = desk.waitForEvent("requestfinished", (request) => request.url().includes("/assets/reading-"));
  await generate(desk, SHARES);
  await reader;
  await desk.waitForLoadState("networkidle");
  await desk.context().setOffline(true);
  await expect(desk.getByText("Charts are still read and drawn here")).toBeVisible();
  const text = "Offline: ants 12, bees 7 and wasps 3 were counted.";
  await generate(desk, text);
  await expect(chartOf(desk)).toHaveAccessibleName(/Bees/i);
  await desk.getByRole("button", { name: /^Select \(/ }).click();
  const [file] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^chart-.*\.png$/);
  const saved = desk.waitForResponse(
    (response) => response.url().endsWith("/api/chats/") && response.request().method() === "POST",
  );
  await desk.context().setOffline(false);
  expect((await saved).ok()).toBe(true);
  await expect(desk.getByText(/You are offline/)).toHaveCount(0);
  // the server may read the text otherwise: what was read here is captioned here
  const captions: string[] = [];
  desk.on("request", (request) => {
    if (request.url().includes("/ai/generate_social_caption")) captions.push(request.url());
  });
  await desk.getByRole("button", { name: /^LinkedIn/ }).click();
  await desk.getByRole("button", { name: "Generate Caption" }).click();
  await expect(desk.getByRole("textbox", { name: "Caption" })).toHaveValue(/12/);
  expect(captions).toEqual([]);
  await desk.goto(`${server.url}/history`);
  await expect(desk.getByRole("link", { name: text })).toHaveCount(1);
});

test("another page that was not loaded before says so, and the way back leads to the text", async ({
  desk,
  server,
}) => {
  await desk.waitForLoadState("networkidle");
  await textField(desk).fill(SHARES);
  await desk.context().setOffline(true);
  await (await menuEntry(desk, "link", "Settings")).click();
  await expect(desk.getByRole("heading", { name: "This page is not complete" })).toBeVisible();
  await desk.goBack();
  await expect(textField(desk)).toHaveValue(SHARES);
  await desk.context().setOffline(false);
  await expect(desk.getByText(/You are offline/)).toHaveCount(0);
  await (await menuEntry(desk, "link", "Settings")).click();
  await expect(desk.getByRole("heading", { name: "Settings" })).toBeVisible();
  expect(desk.url()).toBe(`${server.url}/settings`);
});

test("a server that fails to save is asked again, in silence", async ({ desk, page, server }) => {
  let isDown = true;
  await page.route("**/api/chats/", (route) =>
    isDown && route.request().method() === "POST" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  const text = "Saved later: lions 4, tigers 9 and bears 2.";
  await generate(desk, text);
  await expect(desk.getByRole("alert")).toHaveCount(0);
  isDown = false;
  await desk.goto(`${server.url}/history`);
  await expect(desk.getByRole("link", { name: text })).toHaveCount(1);
});

test("an entry that arrives while the history is on its way is in it", async ({ desk, page, server }) => {
  const chats = /\/api\/chats\/(?:\?|$)/; // catches "/api/chats/" and "/api/chats/?before=9", not "/api/chats/9"
  await page.route(chats, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  const text = "Saved between: larks 4, wrens 9 and finches 2.";
  await generate(desk, text);
  await page.unroute(chats);
  const { promise: listed, resolve: isListed } = Promise.withResolvers<void>();
  const sent = page.waitForResponse((one) => one.request().method() === "POST" && chats.test(one.url()));
  let isFirst = true;
  await page.route(chats, async (route) => {
    if (route.request().method() === "POST") {
      await listed;
      return route.continue();
    }
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch(); // the list as it is before the entry
    isListed();
    await sent;
    await route.fulfill({ response }).catch(() => undefined); // the page may not wait for it any more
  });
  await desk.goto(`${server.url}/history`);
  await expect(desk.getByRole("link", { name: text })).toHaveCount(1);
});

test("a tab that closes before the answer to its save leaves one entry, not two", async ({ desk, page, server }) => {
  const text = "Saved once: herons 4, storks 9 and cranes 2.";
  const reached = new Promise<void>((resolve) => {
    // the server gets the entry, the page never hears of it
    void page.route("**/api/chats/", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      resolve();
    });
  });
  await generate(desk, text);
  await reached;
  await page.close({ runBeforeUnload: false });
  const next = await page.context().newPage();
  const again = next.waitForResponse((one) => one.url().endsWith("/api/chats/") && one.request().method() === "POST");
  await next.goto(`${server.url}/history`);
  expect((await again).ok()).toBe(true);
  await next.reload();
  await expect(next.getByRole("link", { name: text })).toHaveCount(1);
});
