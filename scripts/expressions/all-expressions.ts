/** All regular expressions of the product's own files: those that stand in them, and those that the reader puts together when it is loaded. */
import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";

export type Expression = { source: string; flags: string; file: string };

const ROOT = new URL("../../", import.meta.url);
const FILES = ["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.ts"];
const ASIDE = /\.(?:test|fixture)\.tsx?$|\/corpus\//; // catches "a.test.ts", not "contest.ts"

/** Those that stand in the files, each once a file. */
export function writtenExpressions(): Expression[] {
  const files = FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((file) => !ASIDE.test(file));
  return files.flatMap((file) => {
    const found: Expression[] = [];
    const { program } = parseSync(file, readFileSync(new URL(file, ROOT), "utf8"));
    new Visitor({
      Literal(node) {
        if ("regex" in node) found.push({ source: node.regex.pattern, flags: node.regex.flags, file });
      },
    }).visit(program);
    return found;
  });
}

/** Those that are put together while something is loaded. */
export async function madeExpressions(load: () => Promise<unknown>): Promise<Expression[]> {
  const made = new Map<string, Expression>();
  const { RegExp: Own } = globalThis;
  globalThis.RegExp = new Proxy(Own, {
    construct(target, [source, flags]: [string | RegExp, string | undefined]) {
      const built = new target(source, flags);
      if (typeof source === "string")
        made.set(String(built), { source: built.source, flags: built.flags, file: "made while loading" });
      return built;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = Own;
  }
  return [...made.values()];
}
