/** The table that an answer on the wire holds: `answerTable({data: [{name: "A", category1_value: 1}], …})`. */
import { CATEGORY_KEYS, type ExtractionAnswer, isExtractionError, VALUE_KEYS } from "@charticle/contract";

export type AnswerTable = {
  series: readonly string[];
  points: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
};

/** Only the series that hold a figure; null for an error, nothing, or no points. */
export function answerTable(answer: ExtractionAnswer | null): AnswerTable | null {
  if (!answer || isExtractionError(answer) || answer.data.length === 0) return null;
  const { data } = answer;
  const used = VALUE_KEYS.map((value, at) => ({ value, label: CATEGORY_KEYS[at] ?? "category1" })).filter(({ value }) =>
    data.some((point) => typeof point[value] === "number"),
  );
  return {
    series: used.map(({ label }) => answer[label] ?? ""),
    points: data.map((point) => ({ name: point.name, values: used.map(({ value }) => point[value] ?? null) })),
  };
}

/** Points and series swapped. */
export const transposed = (table: AnswerTable): AnswerTable => ({
  series: table.points.map(({ name }) => name),
  points: table.series.map((name, at) => ({ name, values: table.points.map(({ values }) => values[at] ?? null) })),
});
