/** Windows that are low: 400% zoom of 1280x1024 px, phones on their side. What stands fast must leave room for the rest. */
import { chartOf, dialogOf, expect, generate, SHARES, test } from "./desk.ts";

const LOW = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
] as const;

for (const size of LOW) {
  test(`${size.width} x ${size.height}: every theme can be seen whole, and Download can be reached`, async ({
    desk,
  }) => {
    await generate(desk, SHARES);
    await desk.setViewportSize(size);
    await desk.getByRole("button", { name: /^Select \(/ }).click();
    const drawer = await dialogOf(desk, "Choose a theme");
    for (const name of ["rose", "sapphire", "base", "emerald", "midnight"]) {
      const picture = drawer.locator("label").filter({ hasText: name });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeInViewport({ ratio: 1 });
    }
    const download = drawer.getByRole("button", { name: "Download", exact: true });
    await download.scrollIntoViewIfNeeded();
    await expect(download).toBeInViewport({ ratio: 1 });
  });
}

test("on a low window all of the side menu can be scrolled to", async ({ desk, server }) => {
  await generate(desk, SHARES);
  await desk.setViewportSize({ width: 844, height: 300 });
  await expect(chartOf(desk)).toBeVisible();
  const menu = desk.getByRole("complementary");
  for (const last of [menu.getByRole("button", { name: "Log Out" }), menu.getByText(server.demo.username)]) {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});
