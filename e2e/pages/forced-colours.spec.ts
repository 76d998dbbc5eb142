/** Windows' high contrast, light and dark: pictures stand on their own paper, marks and what is chosen are still seen. */
import type { Page } from "@playwright/test";
import { expect, test } from "../product.ts";

const LEAST_CONTRAST = 4.5;

/** The weakest contrast between the words of a picture and its own paper. */
const weakestInPictures = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const luminance = (colour: string): number => {
      // catches the three numbers of "rgb(27, 26, 23)", must not catch "transparent"
      const parts = (colour.match(/[\d.]+/g) ?? []).map(Number);
      if (parts[3] === 0) return Number.NaN;
      const [red = 0, green = 0, blue = 0] = parts.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrasts = [...document.querySelectorAll("svg[data-chart-type] text")].map((text) => {
      const picture = text.closest("svg") ?? text;
      const [a, b] = [getComputedStyle(text).fill, getComputedStyle(picture).backgroundColor].map(luminance);
      return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
    });
    return Math.min(...contrasts);
  });

for (const colorScheme of ["light", "dark"] as const) {
  test(`${colorScheme} forced colours: the landing page's pictures and figures are seen`, async ({ page, server }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto(server.url);
    for (const mode of ["light", "dark"]) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.mode = chosen;
      }, mode);
      expect(await weakestInPictures(page), `page in ${mode}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      const mark = page
        .getByRole("article", { name: /social post/i })
        .locator("mark")
        .first();
      const paint = await mark.evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(document.body).color,
      ]);
      expect(paint[0], `figures, page in ${mode}`).toBe(paint[1]);
    }
  });

  test(`${colorScheme} forced colours: the desk's picture, marks and choices are seen`, async ({
    demoPage: page,
    server,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto(`${server.url}/home`);
    await page.getByRole("textbox", { name: "Your text" }).fill("Cats 3, dogs 5, eels 7");
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await expect(page.getByRole("figure", { name: /chart/ }).first()).toBeVisible();
    expect(await weakestInPictures(page)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    for (const mode of ["Light", "Dark"]) {
      await page.getByRole("group", { name: "Chart mode" }).getByRole("button", { name: mode }).click();
      const [ring, title] = await page
        .getByRole("figure", { name: /chart/ })
        .first()
        .evaluate((figure) => {
          const paint = (selector: string, name: "stroke" | "fill") => {
            const part = figure.querySelector(selector);
            return part && getComputedStyle(part)[name];
          };
          figure.querySelector<SVGElement>("[data-mark]")?.focus({ focusVisible: true } as FocusOptions);
          return [paint(".chart-ring", "stroke"), paint("text", "fill")];
        });
      expect(ring, `the focus in a ${mode} picture is drawn in its ink`).toBe(title);
    }
    await expect(page.locator(".text-mark").first()).toHaveCSS("border-bottom-width", "2px");
    const grounds = await page
      .getByRole("group", { name: "Chart mode" })
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
    expect(new Set(grounds).size).toBe(2);
  });
}
