/** What is told of two as opposites, as data: how more of it is told, and how less. */
import { wordSet } from "./closed-class.ts";

export type Opposites = { more: ReadonlySet<string>; less: ReadonlySet<string> };
const opposites = (more: string, less: string): Opposites => ({ more: wordSet(more), less: wordSet(less) });

export const OPPOSITES: readonly Opposites[] = [
  opposites("more higher up dearer pricier", "fewer less lower down cheaper"),
  opposites("above over", "below under"),
  opposites("longer taller", "shorter smaller"),
  opposites("slower", "faster quicker"),
  opposites("older", "younger"),
  opposites("bigger larger", "smaller"),
  opposites("heavier", "lighter"),
  opposites("warmer", "cooler colder"),
  opposites("hotter", "cooler colder"),
  opposites("ahead", "behind"),
  opposites("late later behind", "early earlier sooner ahead"),
  opposites("further farther", "nearer closer"),
];

/** What two are compared by: "more", "colder", "ahead"; not "over" and "under", which say where as often. */
export const COMPARATIVES: readonly string[] = [
  ...new Set(OPPOSITES.flatMap(({ more, less }) => [...more, ...less])),
].filter((word) => word !== "over" && word !== "under");
