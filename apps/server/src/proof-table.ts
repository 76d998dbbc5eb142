/**
 * Reads a table of docs/ that names a test for every statement. In: the file's name. Out: its rows, and those whose test
 * does not exist.
 *
 *   const {rows, missing} = readProofTable("plans.md");  rows[0] -> {statement, file, name}
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export type Proof = { statement: string; file: string; name: string };

// catches "| statement | test |" and "| call | test |", must not catch "| A statement | a.test.ts › it |"
const HEADING = /^\| (?:statement|call) \|/;

export function readProofTable(document: string): { text: string; rows: Proof[]; missing: Proof[] } {
  const text = readFileSync(`${ROOT}docs/${document}`, "utf8");
  const rows = text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !HEADING.test(line))
    .map((line) => {
      const [statement = "", proof = ""] = line.slice(2, -2).split(" | ");
      const [file = "", name = ""] = proof.split(" › ");
      return { statement, file, name };
    });
  const missing = rows.filter(({ file, name }) => {
    if (name === "" || !existsSync(ROOT + file)) return true;
    const tests = readFileSync(ROOT + file, "utf8");
    return !tests.includes(name) && !tests.includes(name.replaceAll("'", "\\'"));
  });
  return { text, rows, missing };
}
