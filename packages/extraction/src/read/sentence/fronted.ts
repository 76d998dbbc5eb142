/**
 * A place or group that opens a clause, with the subject right behind it and no comma: "In Lyon rents are up", "For the
 * under-30s streaming takes". Where a verb follows, the last words must be its subject.
 */
import type { WordAtom } from "./atom.ts";

const isProper = ({ tag, token }: WordAtom): boolean => tag === "name" || /^\p{Lu}/u.test(token.text); // catches "Lyon", not "rents"
const isPlural = ({ lower, tag }: WordAtom): boolean => tag === "noun" && /[^su]s$/u.test(lower); // catches "schools", not "bus"

/**
 * How many of a fronted phrase's words belong to it; all of them where no seam shows, but at the start of a text (`first`),
 * where a phrase with a verb behind it holds a subject for sure. "milk chocolate Zürich" → 2, "new rota nurses" → 2
 */
export function frontedWords(core: readonly WordAtom[], first: boolean): number {
  if (core.some(({ tag }) => tag === "conj" || tag === "prep" || tag === "det")) return core.length;
  const seams = core.flatMap((word, at) => {
    const before = core[at - 1];
    if (!before || word.tag === "number" || before.tag === "number") return [];
    const plural = isPlural(before) && !isProper(before);
    return plural || isProper(before) !== isProper(word) ? [{ at, plural }] : [];
  });
  const seam = seams.findLast(({ plural }) => plural) ?? seams[0];
  const last = core.at(-1);
  const plain = first && core.length > 1 && last !== undefined && isPlural(last) && !core.some(isProper);
  return seam?.at ?? (plain ? core.length - 1 : core.length);
}
