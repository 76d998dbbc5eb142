/**
 * A name that says more than its fellows, cut to what they say: "Boys who skip breakfast" beside "Girls" → Boys ·
 * "DBS's cost-income ratio" beside "OCBC's" → DBS
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";

const CLAUSE = / (?:who|that|which|whose|where) .*$/u; // catches " who skip breakfast", not "Whole"

/** Words that name nothing without their clause: "people who make laws". */
const BARE =
  wordSet(`people persons person those everyone everybody anyone anybody someone man woman thing things ones one
  folk folks others all`);

/** Without the clause that tells which ones, where no fellow has one. */
function withoutClause(name: string, others: readonly string[]): string {
  const plain = name.replace(CLAUSE, "");
  const kept = BARE.has(plain.toLowerCase().split(" ").at(-1) ?? "") || others.some((other) => CLAUSE.test(other));
  return kept ? name : plain;
}

const OWNED = /^(.+?)['’]s? .+$/u; // catches "Ann's score", not "OCBC's"
/** With more behind it than one noun, which is as short as the owner: "Ann's score" stays. */
const LONG = /^(.+?)['’]s? .+[ -].+$/u; // catches "DBS's cost-income ratio", not "Ann's score"
const OWNERS = wordSet("ours theirs mine yours his hers");

/** What stands behind a fellow that is told by its owner alone: "'s from 9", ": 12", not "'s order book". */
const ALONE = /^(?:,|:|;| (?:\d|[$€£¥₦₹]|\p{Ll}+ [\d$€£¥₦₹]|\p{Ll}+ \p{Ll}+ [\d$€£¥₦₹]))/u; // catches " from 9", not " order book of 95"
const POSSESSIVE = /^['’]s?(?=[ ,:;]|$)/u; // catches "'s" behind "OCBC", not " rose"

/** Told by its owner alone: "OCBC's 44%", "ours 12". */
export function ownsAlone(name: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const behind = text.slice(at + name.length);
  const rest = behind.replace(POSSESSIVE, "");
  const owns = OWNERS.has(name.toLowerCase()) || (at >= 0 && rest !== behind);
  const [verb = ""] = rest.trim().split(/[ ,]/); // catches " " and ","
  return owns && !OWNED.test(name) && (ALONE.test(rest) || verbSense(verb) === "verb");
}

/** Whose it is, where the fellows are told so too. */
function owner(name: string, others: readonly string[], text: string): string {
  const [, own = ""] = LONG.exec(name) ?? [];
  const alone = others.some((other) => ownsAlone(other, text)) && !others.some((other) => OWNED.test(other));
  return own !== "" && alone ? own : name;
}

/** The names of one side of a table, each no longer than its fellows ask for; by owners where there are `several` series. */
export function cutNames(names: readonly string[], text: string, several: boolean): readonly string[] {
  if (names.length < 2 || names.includes("")) return names;
  const cut = names.map((name, at) => {
    const others = names.toSpliced(at, 1);
    const plain = withoutClause(name, others);
    return several ? owner(plain, others, text) : plain;
  });
  const differ = new Set(cut.map((name) => name.toLowerCase())).size === names.length;
  return differ && cut.some((name, at) => name !== names[at]) ? cut : names;
}
