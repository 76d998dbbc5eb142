/**
 * For how many a recipe is says nothing beside its times: "Prep Time: 15 mins⏎Cook Time: 45 mins⏎Servings: 4". Not "Servings: Mon 40, Tue 52".
 */
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const LEAD = /(?:^|[\n|•·,;.] ?)(?:servings?|serves|yields?|portions?|makes|serving size):? ?(?:about )?$/iu; // catches "Servings: " in front of "4", not "Total servings Mon "
const TERM = /^\d{1,2}(?:y|yr|m|mo|[ -](?:years?|months?))(?!\p{L})/u; // catches "2y" of "Yields: 2y 4.6%", not "2 yolks"
const FEWEST = 2;

export function servings(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!["servings", "serving", "serves", "yield", "yields", "portions", "makes"].some((word) => scan.words.has(word)))
    return mentions;
  const told = mentions.filter((mention) => isFigure(mention) && LEAD.test(scan.text.slice(0, mention.start)));
  const [only] = told;
  const measured = mentions.filter((mention) => isFigure(mention) && !told.includes(mention) && mention.unit !== null);
  if (!only || TERM.test(scan.text.slice(only.start)) || told.length > 1 || measured.length < FEWEST) return mentions;
  return mentions.map((mention) =>
    mention === only ? aside(scan, mention.from, mention.to, "number of servings") : mention,
  );
}
