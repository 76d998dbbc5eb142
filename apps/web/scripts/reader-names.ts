/**
 * Names of properties that only the reader's own objects have: a sign and a letter stand for them in what is sent.
 * Its two files must agree, so each name has its letters here; names that any other script speaks of stop the build.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { MinifyOptions } from "terser";

/** The most spoken first: a name beyond the signs that there are takes two. No key of `Ranked.parts`: those are hashed. */
const NAMES: readonly string[] = `
  lower family cost symbol tokens atoms shy noun span spaced scan bare core basis reference named strength gaps factor
  axes pieces backwards doubt prep taken scaled rate inside fresh statement signed tags afterMark beforeMark
  numberEnd dropped strict odds signature innerList hints piece lastInner lastKept bestRule bestLink banded outOf selection
  ranked firmAxes outerList brackets innerFrom wordings counted proper candidates placed clash timed aligned lastOuter
  lastHash wordsBefore wordsAfter respective headerAxes grouping`
  .trim()
  .split(/\s+/u); // catches any run of blanks, not "_"

const SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const signOf = (at: number): string => `$${at < SIGNS.length ? "" : "_"}${SIGNS.charAt(at % SIGNS.length)}`;

// catches "marks-1a.js" and "reading-1a.js", must not catch "desk-1a.js"
const READER = /^(?:marks|reading)-[\w-]+\.js$/;
// catches "row.atoms" and "{atoms:1", must not catch "atoms of it"
const SPOKEN = new RegExp(`(?:\\.|[{,])(?:${NAMES.join("|")})(?=[=:,})\\].;])`);

export const isReader = (file: string): boolean => READER.test(basename(file));

/** What terser is told for the reader's files. Names begin with a dollar, as no other property does: "$a", "$b", … */
export function shorterNames(): MinifyOptions {
  return {
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true }, // its objects have no getters, its functions no `this`
    mangle: { properties: { builtins: true, regex: new RegExp(`^(?:${NAMES.join("|")})$`) } },
    nameCache: { props: { props: Object.fromEntries(NAMES.map((name, at) => [`$${name}`, signOf(at)])) } },
  };
}

/** Throws where a script beside the reader's speaks of such a property. */
export async function checkNames(files: readonly string[]): Promise<void> {
  for (const file of files.filter((one) => one.endsWith(".js") && !isReader(one))) {
    const told = SPOKEN.exec(await readFile(file, "utf8"));
    if (told)
      throw new Error(`${basename(file)} has "${told[0]}", which only the reader's objects may: reader-names.ts`);
  }
}
