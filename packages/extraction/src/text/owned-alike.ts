/**
 * One thing that several people own is told apart by its owners: "his side 64, my side 51" and "my steps 8000 his steps 12000" are
 * read as names that keep them ("my_side"). Not "my car 40, his bike 9", nor "my score 12, anna 9".
 */

const OWNED =
  /(?<![\p{L}\d_])(my|our|his|her|their|your) (\p{L}[\p{L}'’-]*)(?=(?: (?:is|was|are|were|has|had|have|does|did|do|got|gets|cost|costs|says|said|only|at))?(?: ?[:=-])? ?[£$€~]?(?:\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}{0,6} \d))/giu; // catches "his side" of "his side 64", not of "his side won"

/** The text with everything where it was; null where no thing has two owners. */
export function ownedAlike(text: string): string | null {
  const found = [...text.matchAll(OWNED)].map(([, owner = "", thing = ""]) =>
    [owner, thing].map((word) => word.toLowerCase()),
  );
  const shared = found.flatMap(([owner, thing = ""]) =>
    found.some(([other, same]) => same === thing && other !== owner) ? thing : [],
  );
  if (shared.length === 0) return null;
  return text.replace(OWNED, (all, owner: string, thing: string) =>
    shared.includes(thing.toLowerCase()) ? `${owner}_${thing}` : all,
  );
}
