/** What the landing page says of itself to others, and the order in which a keyboard goes through it. */
import { expect, test } from "../product.ts";
import { openWithScript } from "./landing.ts";

test("the head names what is there: title, description, picture, icons, manifest, robots, sitemap", async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await expect(page).toHaveTitle("Charticle: turn a text with figures into a chart");
  const named = (selector: string, attribute: string) => page.locator(`head ${selector}`).getAttribute(attribute);
  expect(await named("meta[name=description]", "content")).toMatch(/every number is traced/i);
  const picture = (await named("meta[property='og:image']", "content")) ?? "";
  expect(picture).toBe(`${server.url}/og.png`);
  const sitemap = await (await page.request.get(`${server.url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${server.url}/pricing</loc>`);
  const robots = await (await page.request.get(`${server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const manifest = await (await page.request.get(`${server.url}${await named("link[rel=manifest]", "href")}`)).json();
  expect(manifest).toMatchObject({ name: "Charticle", start_url: "/home" });
  const icons = [await named("link[rel=icon]", "href"), await named("link[rel=apple-touch-icon]", "href")];
  const files = [
    picture,
    ...[...icons, ...manifest.icons.map(({ src }: { src: string }) => src)].map((src) => server.url + src),
  ];
  for (const file of files) {
    const reply = await page.request.get(file);
    expect([file, reply.status(), reply.headers()["content-type"]]).toEqual([
      file,
      200,
      file.endsWith(".svg") ? "image/svg+xml" : "image/png",
    ]);
  }
  // width and height stand at bytes 16 to 23 of a PNG
  const png = await (await page.request.get(picture)).body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("Tab goes as the page reads: from top to bottom, the skip link first", async ({ page, server }) => {
  await openWithScript(page, server.url);
  const names: string[] = [];
  const tops: number[] = [];
  let inVideo = false;
  for (;;) {
    await page.keyboard.press("Tab");
    const { name, top, isVideo } = await page.evaluate(() => {
      const element = document.activeElement;
      const section = element?.closest("header, section, footer, body > *");
      return {
        name: element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "",
        top:
          element === document.body ? Number.POSITIVE_INFINITY : (section?.getBoundingClientRect().top ?? 0) + scrollY,
        isVideo: element instanceof HTMLVideoElement,
      };
    });
    // the browser's own buttons in a video come and go as it loads, and one that goes takes the focus with it: the next
    // Tab goes on from there
    const isGone = top === Number.POSITIVE_INFINITY;
    if (isGone && inVideo) {
      inVideo = false;
      continue;
    }
    if (isGone) break;
    inVideo = isVideo;
    names.push(name);
    tops.push(Math.round(top));
  }
  // first, since it tells where the focus was lost, if it was
  expect(names.at(-1)).toBe("Privacy");
  expect(names.slice(0, 5)).toEqual(["Skip to the content", "Charticle, start page", "Dark mode", "Login", "Signin"]);
  expect(names.indexOf("Previous chart")).toBeLessThan(names.indexOf("Next chart"));
  const afterSkip = tops.slice(1);
  expect(afterSkip).toEqual([...afterSkip].sort((one, other) => one - other));
});

test("brand, Login and Signin stand in one row, on the narrowest phone too", async ({ page, server }) => {
  for (const width of [320, 359, 360, 374, 375, 414, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(server.url);
    const login = await page.getByRole("link", { name: "Login", exact: true }).boundingBox();
    const brand = await page.getByRole("link", { name: "Charticle, start page" }).boundingBox();
    expect([width, (login?.y ?? 0) < (brand?.y ?? 0) + (brand?.height ?? 0)]).toEqual([width, true]);
    expect([width, (login?.x ?? 0) > (brand?.x ?? 0) + (brand?.width ?? 0)]).toEqual([width, true]);
  }
});
