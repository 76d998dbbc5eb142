/** What went wrong, text by text: `failureLines(outcomes)`. Texts that we only score are never among them. */
import { acceptedOf } from "../src/corpus/accepted.ts";
import type { Outcome } from "../src/corpus/evaluate.ts";

const rowOf = (name: string, values: readonly (number | null)[]): string =>
  `${name} ${values.map((value) => value ?? "–").join("/")}`;

function gotOf({ answer }: Outcome): string[] {
  if (!answer.ok) return [`  got   no: ${answer.reason}`];
  const { series, points, types } = answer.chart;
  return [
    `  got   [${series.map(({ name }) => name).join(" | ")}] ${points.map(({ name, values }) => rowOf(name, values)).join(", ")}`,
    `        ${types[0]?.type ?? "no type"}, confidence ${answer.confidence.toFixed(2)}`,
  ];
}

/** A text fails by its figures, its first chart type, or a value from nowhere. */
const hasFailed = ({ verdict, ungrounded }: Outcome): boolean => !verdict.exact || !verdict.typeFits || ungrounded > 0;

function faultsOf({ verdict, offered, ungrounded }: Outcome): string {
  const faults = [
    ...(verdict.exact ? [] : [offered ? "not exact, but offered" : "not exact"]),
    ...(verdict.typeFits ? [] : ["first type"]),
    ...(ungrounded > 0 ? [`${ungrounded} ungrounded`] : []),
  ];
  return faults.join(", ");
}

export const failureLines = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .filter((outcome) => !outcome.blind && hasFailed(outcome))
    .flatMap((outcome) => {
      const { item } = outcome;
      return [
        "",
        `${item.id} [${item.kind}] ${faultsOf(outcome)}`,
        `  text  ${JSON.stringify(item.text)}`,
        ...acceptedOf(item).map(
          ({ series, points, types, time }) =>
            `  gold  [${series.map((names) => names[0] ?? "").join(" | ")}] ${points.map(({ name, values }) => rowOf(name[0] ?? "", values)).join(", ")}` +
            ` (${types[0] ?? "none"}${time ? ", in order" : ""})`,
        ),
        ...gotOf(outcome),
      ];
    });
