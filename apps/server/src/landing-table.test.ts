/** docs/landing.md names a test for every statement on the face: each exists; each screen has its pictures. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readProofTable } from "./proof-table.ts";

const ROOT = new URL("../../../", import.meta.url);

test("every test that is named exists", () => {
  const { rows, missing } = readProofTable("landing.md");
  expect(rows.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test("every screen is in docs/screens, at four widths, light and dark", () => {
  const list = readFileSync(new URL("e2e/screens/screen-list.ts", ROOT), "utf8");
  // catches 'name: "home-empty"', must not catch 'filename: "x"'
  const names = [...list.matchAll(/(?<![a-z])name: "([a-z-]+)",/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThanOrEqual(21);
  const looks = ["375", "768", "1280", "1600"].flatMap((width) => [`${width}-light`, `${width}-dark`]);
  const wanted = names.flatMap((name) => looks.map((look) => `${name}-${look}.webp`));
  expect(readdirSync(new URL("docs/screens", ROOT)).toSorted()).toEqual(wanted.toSorted());
});

test("the README shows three of them", () => {
  const readme = readFileSync(new URL("README.md", ROOT), "utf8");
  // catches "](docs/screens/home-375-dark.webp)", must not catch "[docs/screens](docs/screens)"
  const shown = [...readme.matchAll(/\]\((docs\/screens\/[a-z0-9-]+\.webp)\)/g)].map(([, path]) => path ?? "");
  expect(shown).toHaveLength(3);
  expect(shown.every((path) => existsSync(new URL(path, ROOT)))).toBe(true);
});
