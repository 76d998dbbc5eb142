/** The side menu: entries, widths, cookie, shortcut, tooltips; on a phone a sheet. */
import { atRest, dialogOf, expect, PHONE, test, textField } from "./desk.ts";

const REM_PX = 16;

test("has all entries and the username, and is 16rem wide", async ({ desk, server }) => {
  const menu = desk.getByRole("navigation", { name: "Main" });
  for (const page of ["Home", "History", "Settings"])
    await expect(menu.getByRole("link", { name: page, exact: true })).toBeVisible();
  for (const act of ["Request Feature", "Report Bug", "Log Out"])
    await expect(menu.getByRole("button", { name: act, exact: true })).toBeVisible();
  await expect(menu.getByText(server.demo.username, { exact: true })).toBeVisible();
  const box = await desk.getByRole("complementary").boundingBox();
  expect(box?.width).toBe(16 * REM_PX);
});

test("Ctrl+B collapses it to 3rem, a cookie keeps that for seven days, tooltips come after 700 ms", async ({
  desk,
}) => {
  await desk.keyboard.press("Control+b");
  const menu = desk.getByRole("complementary");
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(3 * REM_PX);
  const cookie = (await desk.context().cookies()).find(({ name }) => name === "sidebar_state");
  expect(cookie?.value).toBe("false");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(7);

  const link = desk.getByRole("link", { name: "History", exact: true });
  const tooltip = link.locator("span");
  await expect(tooltip).toBeHidden();
  await link.hover();
  expect(await tooltip.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe("0.7s");
  await expect(tooltip).toBeVisible();

  await desk.reload();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(3 * REM_PX);
  await expect(textField(desk)).toBeVisible();
  await atRest(desk);
  await desk.keyboard.press("Meta+b");
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(16 * REM_PX);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("it is a sheet of 18rem that closes by Escape and by choosing", async ({ desk, server }) => {
    await desk.getByRole("button", { name: "Open side menu" }).tap();
    const sheet = await dialogOf(desk, "Side menu");
    expect((await sheet.boundingBox())?.width).toBe(18 * REM_PX);
    await desk.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await desk.getByRole("button", { name: "Open side menu" }).tap();
    await sheet.getByRole("link", { name: "History" }).tap();
    await desk.waitForURL(`${server.url}/history`);
    await expect(sheet).toBeHidden();
  });
});
