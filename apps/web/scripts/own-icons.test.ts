import { readFile } from "node:fs/promises";
import * as theirs from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createIcon } from "../src/ui/create-icon.ts";
import { ownIcon } from "./own-icons.ts";

const sourceOf = (name: string): Promise<string> =>
  readFile(new URL(`../esm/icons/${name}.mjs`, import.meta.resolve("lucide-react")), "utf8");

const iconData = z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) });

/** The data as the built page has them. */
const dataOf = (code: string) => {
  const [, data = ""] = /const __iconData = (\{[\s\S]*?\n\});/.exec(code) ?? []; // catches the braces and what is in them
  return iconData.parse(new Function(`return ${data}`)());
};

/** What is drawn, without the class names that nobody asks for. */
const drawing = (svg: string): string => svg.replace(/ class="[^"]*"/, "");

test.each([
  ["bug", theirs.Bug],
  ["house", theirs.House],
  ["settings", theirs.Settings],
  ["panel-left", theirs.PanelLeft],
] as const)("%s is drawn as theirs, without a key", async (name, Theirs) => {
  const ours = ownIcon(await sourceOf(name));
  expect(ours).not.toMatch(/key:|aliases:|name:|createLucideIcon\.mjs/);
  const Ours = createIcon(dataOf(ours));
  const props = { "aria-hidden": "true", className: "size-5" } as const;
  const [own, other] = [Ours, Theirs].map((Icon) => renderToStaticMarkup(createElement(Icon, props)));
  expect(own).toContain('class="size-5"');
  expect(drawing(own ?? "")).toBe(drawing(other ?? ""));
});

test("an icon that is written otherwise stops the build", async () => {
  const bug = await sourceOf("bug");
  expect(() => ownIcon(bug.replace("size: 24", "size: 32"))).toThrow("own-icons");
  expect(() => ownIcon(bug.replaceAll("key:", "id:"))).toThrow("own-icons");
  expect(() => ownIcon(bug.replace("../createLucideIcon.mjs", "../create.mjs"))).toThrow("own-icons");
});
