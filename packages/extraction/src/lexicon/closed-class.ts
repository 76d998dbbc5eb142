/** The small words of English, by class. Data only; one string a class, blank-separated. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.trim().split(/\s+/u))); // catches any run of blanks, not "_"

/** Words by the number that they stand for: `wordNumbers({ 1: "mon monday" })` → mon 1, monday 1. */
export const wordNumbers = (rows: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(rows).flatMap(([number, words]) =>
      words.split(" ").map((word): [string, number] => [word, Number(number)]),
    ),
  );

export const DETERMINERS = wordSet(
  "the a an this that these those our my your their its his her every each some any no another both all",
);
export const POSSESSIVES = wordSet("our my your their its his her");
export const PREPOSITIONS = wordSet(`of in on at for with from by to into onto over under above below across through
  during among amongst between within without against towards toward around near inside outside per via after before
  since until till past as than like about behind beyond despite off out up down along throughout upon aboard
  versus vs vs. using minus according unlike besides alongside`);
export const CONJUNCTIONS = wordSet(
  "and or but while whereas whilst nor yet so plus & though although then because if when where",
);
/** Conjunctions that set one statement against another. */
export const CONTRASTS = wordSet("while whereas whilst but though although meanwhile");
export const PRONOUNS = wordSet(`i we you he she it they me us him them one ones mine ours yours hers theirs that this
  those these who which what whoever someone somebody anyone everybody everyone nobody none myself ourselves
  themselves itself himself herself there here i'm we're you're they're it's that's he's she's there's i'd we'd i've we've they've
  you've ive im weve youve theyve i'll we'll it'll let's who's what's he'd she'd they'd
  it'd you'd you'll they'll he'll she'll that'd that'll there'd there'll who'd who'll who've`);
export const AUXILIARIES =
  wordSet(`is are was were be been being am has have had having do does did will would can could
  may might must shall should isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't won't wouldn't
  can't couldn't 's 're used would've could've should've might've`);
export const ADVERBS = wordSet(`
  nowhere just only about around roughly approximately nearly almost some exactly precisely still already now even merely
  barely hardly again also too then finally eventually currently today meanwhile however instead once twice over
  under up down off back away ahead together apart otherwise else mostly mainly usually often always never ever
  rarely sometimes very quite rather pretty really truly simply actually honestly frankly sadly luckily respectively
  overall altogether further more most less least fewer at_least not yet soon later earlier since ago slightly far
  well much way perhaps maybe probably apparently reportedly famously here there somewhere elsewhere everywhere
  abroad alone both either neither straight max min approx ca circa c. ca. btw lol ok okay yes no oh ouch er uh um
  hmm another extra total combined each apiece`);
/** Words between a name and its figure that say how sure or how striking it is: never part of a name. */
export const HEDGES = wordSet(`
  just only about around roughly approximately approx approx. nearly almost some exactly precisely still merely
  barely hardly even over under more less than at least most up to a mere whopping another well circa ca ca. c. est
  est. estimated fully close near only- ~ ≈ < > ≥ ≤`);
/** Words that open a statement and name nothing. */
export const OPENERS = wordSet(`
  and or but while whereas whilst so plus then meanwhile however also next finally lastly followed compared versus
  vs vs. against with though although because since when where as even only just not yet well now first second third
  last turns out yes no oh fun fact fyi btw ps today`);
/** Small words that name nothing where they stand alone. */
export const NAMELESS =
  wordSet(`a an the is are was were be been being am has have had having do does did can could would
  shall should may might must get gets got of at with by as than so if just only still much many more even about who which
  what that this these those there they it its it's that's there's they're they've it'll respectively far ones and or itself
  himself herself themselves ourselves lol lmao omg haha hahaha rofl xd to into`);
/** Names of what is left over. */
export const REST_WORDS = wordSet(
  "rest remainder others other everything everyone else remaining balance leftover leftovers left",
);
/** Verbs of telling: "the report says flights cause 55%". */
export const TELLING = wordSet(
  "say says said show shows showed suggest suggests found finds reckons reckon claims claim",
);
export const NEGATIONS = wordSet("no none nobody zero nothing nil neither");
export const FOREIGN_FUNCTION_WORDS = wordSet(`
  der die das und für mit im von pro le la les des du et en pour par une het een voor van met el los las y por con
  il di della per gli och med för na w z do oraz den não uma com são ao mehr als sind hat haben wurden auf nach rund
  etwa über je auch nicht ist ein eine aus zum zur dans sur avec est sont nel dei sono più muy más son este naar
  zijn bij uit ook niet maar på är som`);

const SMALL = [DETERMINERS, PREPOSITIONS, CONJUNCTIONS, PRONOUNS, AUXILIARIES, ADVERBS];

/** Words that name nothing: "the", "of", "they", "very"; `lower` in small letters. */
export const isSmallWord = (lower: string): boolean => SMALL.some((words) => words.has(lower));
