/**
 * What axe finds on a page as it stands, once nothing fades any more: `await violationsOf(page)` -> ["color-contrast: p"].
 * No page has frames, so axe is asked in the page alone: the other way opens a page of its own for every question.
 */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Question = { impacts?: readonly string[]; rules?: readonly string[] };

/** Colours are measured where they end, not on the way there. What moves for ever is not waited for. */
const untilStill = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document.getAnimations().every((one) => {
      const endMs = one.effect?.getComputedTiming().endTime;
      return one.playState !== "running" || endMs === Number.POSITIVE_INFINITY;
    }),
  );

export async function violationsOf(page: Page, { impacts, rules }: Question = {}): Promise<string[]> {
  await untilStill(page);
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations
    .filter(({ impact }) => !impacts || (impact && impacts.includes(impact)))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}
