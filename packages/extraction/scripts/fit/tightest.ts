/** Which of several right answers names things most closely: "Rent" before "Income on rent". */
import type { ExtractionAnswer } from "@charticle/contract";
import { acceptedOf } from "../../src/corpus/accepted.ts";
import { answerTable } from "../../src/corpus/answer-table.ts";
import type { CorpusItem } from "../../src/corpus/corpus-item.ts";
import { isSameName, nameWords } from "../../src/corpus/name-match.ts";

/** Words by which a name differs in length from the nearest accepted one; nothing for a name that is none of them. */
function looseness(found: string, accepted: readonly string[]): number {
  const same = accepted.filter((wanted) => isSameName(found, [wanted]));
  const own = nameWords(found).length;
  return same.length === 0 ? 0 : Math.min(...same.map((wanted) => Math.abs(nameWords(wanted).length - own)));
}

/** Of the answers that are right, only those with the fewest words beyond an accepted name, or short of it. */
export function tightest(item: CorpusItem, answers: readonly ExtractionAnswer[], right: readonly boolean[]): boolean[] {
  const accepted = acceptedOf(item).flatMap(({ points, series }) => [
    ...points.flatMap(({ name }) => name),
    ...series.flat(),
  ]);
  const loose = answers.map((answer, at) => {
    const table = right[at] ? answerTable(answer) : null;
    if (!table) return Number.POSITIVE_INFINITY;
    const names = [...table.points.map(({ name }) => name), ...(table.series.length > 1 ? table.series : [])];
    return names.reduce((sum, name) => sum + looseness(name, accepted), 0);
  });
  const least = Math.min(...loose);
  return right.map((one, at) => one && loose[at] === least);
}
