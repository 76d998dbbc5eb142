/** Which two sides a text sets against each other: "girls outscored boys" → girls, boys · "we STILL lost to Thornbury" → we, Thornbury. */

/** Names of both sides, and where they are told. */
export type Sides = { names: readonly [string, string]; at: number };

const NAME =
  "(?:(?:the |our |my )?(we|us|they|them|he|she|girls|boys|men|women|(?:Mr|Mrs|Ms|Dr)\\.? \\p{Lu}[\\p{L}'’-]+|\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?))";
const OVER =
  "(?:out\\p{L}+|beats?|trail(?:s|ed)?|leads?|led|lost to|loses? to|edged|defeated|thrashed|hammered|overtook|tops?|topped|passes|passed|(?:is|are|was|were) (?:ahead of|leading|trailing|behind))";
/** What the one that is beaten is, in front of who: "challenger Ann Lee". */
const WHAT = "(?:(?:challenger|incumbent|opponent|rival|newcomer|Republican|Democrat|fellow|his|her|the) ){0,2}";

/** "girls outscored boys", "Singapore beats Melbourne", "they trailed us". */
const BEATS = new RegExp(`(?<![\\p{L}])${NAME} (?:\\p{L}+ )?${OVER} ${WHAT}${NAME}(?![\\p{L}])`, "gu"); // catches "they trailed us", not "they trailed on"

/** "prefers tea to coffee", "preferred Badenoch to Jenrick". */
const PREFERS = /\bprefer(?:s|red)? (\p{L}[\p{L}'’-]*) (?:to|over) (\p{L}[\p{L}'’-]*)(?![\p{L}])/gu; // catches "prefer tea to coffee", not "prefer to walk"

/** "Democrats hold 51 Senate seats to Republicans' 49", "Liverpool had 19 shots to Brighton's 7". */
const WHOSE =
  /(?<![\p{L}])(\p{Lu}[\p{L}-]+|we|they)(?: have| has| hold| holds| held| had| got| won| took| managed)? \d[\d.,]*%?(?: \p{L}+){0,3} to (?:the )?(\p{Lu}[\p{L}-]+|our|their)(?:['’]s?)? \d/gu; // catches "Democrats hold 51 seats to Republicans' 49", not "grew 5 to 9"

/** "shots 3 to our 8" behind "they". */
const OURS = /(?<![\p{L}])(they|we)(?![\p{L}])[^.;]*?\d[\d.,]*%? to (our|their) \d/giu; // catches "they had shots 3 to our 8", not "we went 3 to 8"

const PERSONS: ReadonlyMap<string, string> = new Map([
  ["us", "We"],
  ["we", "We"],
  ["our", "We"],
  ["them", "They"],
  ["they", "They"],
  ["their", "They"],
]);

const nameOf = (word: string): string => PERSONS.get(word.toLowerCase()) ?? word.replace(/['’]s?$/u, ""); // catches the "'s" of "Brighton's", not "boys"

/** All places where two sides are told, in the order of the text. */
export function sidesIn(text: string): Sides[] {
  const found = [BEATS, PREFERS, WHOSE, OURS].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 1: one = "", 2: two = "", index }): Sides[] => {
      const names = [nameOf(one), nameOf(two)] as const;
      return names[0].toLowerCase() === names[1].toLowerCase() ? [] : [{ names, at: index }];
    }),
  );
  return found.toSorted((a, b) => a.at - b.at);
}
