import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { minify } from "terser";
import { expect, test } from "vitest";
import { checkNames, isReader, shorterNames } from "./reader-names.ts";

test.each([
  ["/assets/marks-1a.js", true],
  ["/assets/reading-B6kn_F-i.js", true],
  ["/assets/desk-later-1a.js", false],
])("%s is a file of the reader: %s", (file, expected) => {
  expect(isReader(file)).toBe(expected);
});

test("its two files call the same property by the same letter, and leave others alone", async () => {
  const short = async (code: string): Promise<string> =>
    (await minify(code, { ...shorterNames(), module: true })).code ?? "";
  const letter = /\.(\$\w)\b/.exec(await short("export const f = (row) => row.atoms"))?.[1]; // catches ".$a", not ".atoms"
  expect(letter).toBeDefined();
  expect(await short("export const g = (text) => ({ atoms: text, value: 1 })")).toContain(`({${letter}:`);
  expect(await short("export const g = (text) => ({ atoms: text, value: 1 })")).toContain("value:1");
});

test("a script beside them that speaks of such a property stops the build", async () => {
  const folder = await mkdtemp(join(tmpdir(), "charticle-names-"));
  const [told, plain] = [join(folder, "desk-1.js"), join(folder, "page-1.js")];
  await writeFile(told, "const a=e=>e.atoms;");
  await writeFile(plain, 'const a="atoms of it";');
  await expect(checkNames([plain])).resolves.toBeUndefined();
  await expect(checkNames([plain, told])).rejects.toThrow("desk-1.js");
});
