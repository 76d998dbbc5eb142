/** docs/model.md names a test for every statement on the language model: each of them exists, and no outcome is missing. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MODEL_FAILURES } from "./ai/model/model-reply.ts";
import { readProofTable } from "./proof-table.ts";

const { rows, missing } = readProofTable("model.md");

test("every test that is named exists", () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test.each(["answered", "remembered", ...MODEL_FAILURES])("the table has the outcome %s", (outcome) => {
  expect(rows.map(({ statement }) => statement)).toContain(outcome);
});

test("the README says what goes to a provider, and that nothing does without one", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8").replaceAll(/\s+/gu, " "); // catches a line break, not "a"
  expect(readme).toContain("As it comes, no text leaves the machine that runs it");
  expect(readme).toContain("With a language model configured (`LLM_PROVIDER`), and only then");
  expect(readme).toContain("| the text alone | the reader is unsure of it (below `LLM_THRESHOLD`) |");
  expect(readme).toContain("| a chart's title, names and figures | another wording of its caption is asked for |");
});
