/**
 * The data of the chart as a table that can be corrected. In: the chart, the reading that it began as, which value is
 * lit. Out: corrections, and the value under pointer or focus.
 */
import type { Datum } from "@charticle/charts";
import { type Chart, formatFor, type Grounding, MAX_NAME_LENGTH } from "@charticle/contract";
import { useMemo } from "react";
import { byPlace } from "~/ui/by-place.ts";
import { classNames } from "~/ui/class-names.ts";
import type { Correction } from "./corrections.ts";
import { EditableText } from "./editable-text.tsx";
import type { EditedParts } from "./edited-parts.ts";
import { parseFigure } from "./parse-figure.ts";

export type FiguresTableProps = {
  chart: Chart;
  edited: EditedParts;
  lit: Datum | null;
  onLight: (datum: Datum | null) => void;
  onCorrect: (correction: Correction) => void;
};

const NO_FIGURE = "Type a figure such as 12.5, 45% or 3.4k.";

export const EditedMark = () => <span className="text-xs font-medium whitespace-nowrap text-accent-ink">edited</span>;

function Origin({ grounding }: { grounding: Grounding | null | undefined }) {
  if (grounding?.kind === "edited") return <EditedMark />;
  if (grounding?.kind !== "implied") return null;
  return (
    <span className="text-xs whitespace-nowrap text-muted" title={grounding.how}>
      implied
    </span>
  );
}

function useFormat(chart: Chart): (value: number | null) => string {
  return useMemo(() => {
    const values = chart.points.flatMap((point) => point.values.filter((value) => value !== null));
    const format = formatFor({ values, unit: chart.unit, form: chart.figureForm });
    return (value) => (value === null ? "–" : format.value(value));
  }, [chart]);
}

/** Many series are wider than a phone: the names stay in sight while their figures go by, and no figure hides behind them. */
export const hasManySeries = (chart: Chart): boolean => chart.series.length >= 3;

/** Only a word that would fill a phone is broken. */
// catches "Donaudampfschifffahrtsgesellschaft", not "Mecklenburg-Vorpommern"
const ENDLESS_WORD = /[^\s-]{23}/;
const wordClass = (name: string): string => (ENDLESS_WORD.test(name) ? "min-w-28 wrap-anywhere" : "");

export function FiguresTable({ chart, edited, lit, onLight, onCorrect }: FiguresTableProps) {
  const format = useFormat(chart);
  const isWide = hasManySeries(chart);
  const take = (correction: Correction): null => {
    onCorrect(correction);
    return null;
  };
  return (
    <div
      className={classNames(
        "edge-shades -m-1 max-h-[60dvh] overflow-auto p-1",
        isWide && "@container scroll-ps-44 [--shade-y:transparent]",
      )}
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">
          Figures of the chart: {chart.title}. Press a name or a figure to correct it.
        </caption>
        <thead>
          <tr className="border-b border-field text-left">
            <th scope="col" className={classNames("px-1.75 py-1 font-normal text-muted", isWide && "kept-names")}>
              Name
            </th>
            {byPlace(chart.series).map(({ key, at: series, item: { name } }) => (
              <th key={key} scope="col" className="px-0 py-1 text-right font-medium">
                <EditableText
                  label={`Name of series ${series + 1}`}
                  shown={name || "Value"}
                  value={name}
                  maxLength={MAX_NAME_LENGTH}
                  className={`text-right ${wordClass(name)}`}
                  onCommit={(text) => take({ kind: "series", series, name: text })}
                />
                {edited.series[series] && <EditedMark />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byPlace(chart.points).map(({ key, at: point, item: row }) => (
            <tr key={key} className="border-b border-line">
              <th
                scope="row"
                className={classNames("px-0 py-0.5 text-left font-normal", isWide ? "kept-names" : "w-1/2")}
              >
                <div className={wordClass(row.name)}>
                  <EditableText
                    label={`Name of point ${point + 1}`}
                    shown={row.name}
                    value={row.name}
                    maxLength={MAX_NAME_LENGTH}
                    className="text-left"
                    onCommit={(text) => take({ kind: "point", point, name: text })}
                  />
                </div>
                {edited.names[point] && <EditedMark />}
              </th>
              {byPlace(row.values).map(({ key: cell, at: series, item: value }) => (
                <td
                  key={cell}
                  data-lit={lit?.point === point && lit.series === series ? "" : undefined}
                  className="px-0 py-0.5 text-right data-lit:bg-accent-wash"
                  onPointerEnter={() => onLight({ point, series })}
                  onPointerLeave={() => onLight(null)}
                >
                  <div className={classNames("flex flex-wrap items-center justify-end gap-1", !isWide && "ps-2")}>
                    <Origin grounding={chart.grounding[point]?.[series]} />
                    <EditableText
                      label={[row.name, chart.series[series]?.name].filter(Boolean).join(", ")}
                      shown={format(value)}
                      value={value === null ? "" : String(value)}
                      maxLength={40}
                      isShort
                      className="text-right tabular-nums"
                      onFocusChange={(hasFocus) => onLight(hasFocus ? { point, series } : null)}
                      onCommit={(text) => {
                        const figure = parseFigure(text);
                        return figure === undefined ? NO_FIGURE : take({ kind: "value", point, series, value: figure });
                      }}
                    />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
