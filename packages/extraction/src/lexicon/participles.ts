/**
 * Participles that are no "-ed": what was done to what stands in front of them, "time spent on homework", "cups of coffee drunk per day".
 * One list for all who ask. Only those of the first part are said of what was counted: "we caught 12 trout" → "trout caught".
 */
import { wordSet } from "./closed-class.ts";

/** Each with the other forms of its verb behind it. */
const TOLD_OF_COUNTS = `
  sold sell sells, bought buy buys, made make makes, won win wins, lost lose loses, spent spend spends, paid pay pays,
  caught catch catches, built build builds, read reads, eaten ate eat eats, drunk drank drink drinks, taken took take takes,
  given gave give gives, written wrote write writes, driven drove drive drives, flown flew fly flies, grown grew grow grows,
  seen saw see sees, sent send sends, found find finds, held hold holds, ridden rode ride rides, run ran runs, swum swam swim swims,
  laid lay lays, hit hits, shot shoot shoots, lent lend lends, burnt burn burns, thrown threw throw throws,
  chosen chose choose chooses, hidden hid hide hides, worn wore wear wears, stolen stole steal steals, born`;

/** Those that few would say of what they count: "set", "left" and "put" say too little, "hurt" and "known" something else. */
const OTHERS = wordSet(
  `kept drawn known put set told met left hurt cut broken frozen done gone heard brought struck fed bred`,
);

/** The participle of each form: "catches" → "caught". */
export const PARTICIPLE_OF: ReadonlyMap<string, string> = new Map(
  TOLD_OF_COUNTS.split(",").flatMap((row) => {
    const forms = row.trim().split(/\s+/u); // catches any run of blanks, not "-"
    return forms.map((form): [string, string] => [form, forms[0] ?? form]);
  }),
);

export const PARTICIPLES: ReadonlySet<string> = new Set([...PARTICIPLE_OF.values(), ...OTHERS]);
