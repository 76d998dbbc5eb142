/**
 * What was read, beside the chart: title, subtitle, unit, source, table, notes, another reading, undo. In: the versions of one text. Out:
 * the events of desk-versions.ts.
 */
import type { Datum } from "@charticle/charts";
import { MAX_SUBTITLE_LENGTH, MAX_TITLE_LENGTH } from "@charticle/contract";
import { RefreshCw, Undo2 } from "lucide-react";
import { Fragment } from "react";
import { Button, IconButton } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { useKeptFocus } from "~/ui/use-kept-focus.ts";
import { MAX_UNIT_LENGTH } from "./corrections.ts";
import { engineOf, originalOf, type VersionEvent, type Versions } from "./desk-versions.ts";
import { EditableText } from "./editable-text.tsx";
import { editedParts } from "./edited-parts.ts";
import { EditedMark, FiguresTable, hasManySeries } from "./figures-table.tsx";

type PanelProps = {
  versions: Versions;
  /** Notes of the drawing, e.g. that small slices were joined. */
  sceneNotes: readonly string[];
  lit: Datum | null;
  onLight: (datum: Datum | null) => void;
  onChange: (event: VersionEvent) => void;
};

/** What stands above the figures; of what the text does not tell, none. */
const HEADS = [
  { label: "Title", kind: "title", maxLength: MAX_TITLE_LENGTH },
  { label: "Subtitle", kind: "subtitle", maxLength: MAX_SUBTITLE_LENGTH },
  { label: "Unit", kind: "unit", maxLength: MAX_UNIT_LENGTH },
  { label: "Source", kind: "source", maxLength: MAX_SUBTITLE_LENGTH },
] as const;

/** Every other engine is the name of a language model. */
const READERS: Readonly<Record<string, string>> = { reader: "our reader", remote: "another service" };

export function FiguresPanel({ versions, sceneNotes, lit, onLight, onChange }: PanelProps) {
  const { chart } = versions.now;
  const engine = engineOf(versions);
  const edited = editedParts(chart, originalOf(versions));
  const notes = [...new Set([...chart.notes, ...sceneNotes])];
  const readings = versions.readings.length;
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section
      {...kept}
      aria-labelledby="figures"
      className={classNames(
        "grid outline-none content-start gap-x-10 gap-y-4 2xl:grid-cols-1",
        hasManySeries(chart)
          ? "xl:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]"
          : "xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]",
      )}
    >
      <div className="col-span-full flex min-h-10 flex-wrap items-center gap-2 2xl:border-t 2xl:border-line 2xl:pt-4">
        <div className="flex flex-1 flex-wrap items-baseline gap-x-2">
          <h2 id="figures" className="text-lg">
            What was read
          </h2>
          {engine && <p className="text-sm text-muted">by {READERS[engine] ?? "a language model"}</p>}
        </div>
        {versions.past.length > 0 && (
          <IconButton label="Undo" title="Undo" size="small" onClick={() => onChange({ kind: "undone" })}>
            <Undo2 aria-hidden="true" className="size-4" />
          </IconButton>
        )}
        {edited.count > 0 && (
          <Button variant="plain" size="small" onClick={() => onChange({ kind: "allUndone" })}>
            Undo all
          </Button>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 text-sm">
          {HEADS.map(({ label, kind, maxLength }) => (
            <Fragment key={kind}>
              <dt className="text-muted">{label}</dt>
              <dd className="flex items-center gap-2">
                <EditableText
                  label={label}
                  shown={chart[kind] ?? ""}
                  value={chart[kind] ?? ""}
                  maxLength={maxLength}
                  className="text-left"
                  onCommit={(text) => {
                    onChange({ kind: "corrected", correction: { kind, text } });
                    return null;
                  }}
                />
                {edited[kind] && <EditedMark />}
              </dd>
            </Fragment>
          ))}
        </dl>
        <FiguresTable
          chart={chart}
          edited={edited}
          lit={lit}
          onLight={onLight}
          onCorrect={(correction) => onChange({ kind: "corrected", correction })}
        />
      </div>
      <div className="flex flex-col gap-4">
        {readings > 1 && (
          <Button
            variant="quiet"
            size="small"
            className="self-start"
            onClick={() => onChange({ kind: "anotherReading" })}
          >
            <RefreshCw aria-hidden="true" className="size-4" /> Another reading ({versions.now.reading + 1} of{" "}
            {readings})
          </Button>
        )}
        {notes.length > 0 && (
          <div className="text-sm">
            <h3 className="font-sans text-sm font-semibold tracking-normal">Notes</h3>
            <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
