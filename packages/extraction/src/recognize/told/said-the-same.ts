/**
 * "22% of small firms are hiring, and 44% of big firms say the same": what is said is the same, and no figure is told by it; so is what an amount
 * buys: "the £112,000 that buys you the same in Hull", "£9 for the same in York". Not "Ana got 12, Ben the same".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const SAYING = wordSet(
  "say says said do does did done doing feel feels felt think thinks thought report reports believe believed agree",
);
const BUYING = wordSet("buy buys bought");
const WHOM = wordSet("you me us them");
const SAME: readonly string[] = ["same"];

/** "buys you the same", "gets us the same", and "£9 for the same": what is had for it. */
function isBought(scan: Scan, mentions: readonly Mention[], { from }: Mention): boolean {
  const whom = WHOM.has(lowerAt(scan, from - 1));
  const verb = lowerAt(scan, whom ? from - 2 : from - 1);
  const paid =
    verb === "for" && mentions.some((mention) => isFigure(mention) && mention.unit && mention.to === from - 1);
  return BUYING.has(verb) || (whom && ["get", "gets", "got"].includes(verb)) || paid;
}

export function saidTheSame(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, SAME)) return mentions;
  return mentions.map((mention) => {
    const { from, to } = mention;
    const told = isFigure(mention) && mention.basis && lowerAt(scan, to - 1) === "same";
    if (told && isBought(scan, mentions, mention)) return aside(scan, from, to, "what it buys");
    return told && SAYING.has(lowerAt(scan, from - 1)) ? aside(scan, from, to, "what is said") : mention;
  });
}
