/**
 * The text area with its figures marked: a mirror of the same letters lies under the transparent field and paints the
 * marks. Pointing at a mark, or standing in it with the caret, lights the chart; a lit value lights its words.
 */
import type { Datum } from "@charticle/charts";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef } from "react";
import { type Segment, segmentAt } from "./text-segments.ts";

type MarkedTextProps = {
  id: string;
  describedBy: string;
  text: string;
  segments: readonly Segment[];
  /** The colour of each value in the chart. */
  colorOf: (datum: Datum) => string | null;
  lit: Datum | null;
  isOver: boolean;
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onLight: (datum: Datum | null) => void;
};

const isSame = (a: Datum | null, b: Datum): boolean => a?.point === b.point && a.series === b.series;

/** Letters of field and mirror must fall on the same places. */
const LETTERS =
  "col-start-1 row-start-1 m-0 min-h-24 w-full border-0 p-4 font-serif text-lg leading-8 whitespace-pre-wrap break-words";

function Mark({ segment, colorOf, lit }: { segment: Segment } & Pick<MarkedTextProps, "colorOf" | "lit">) {
  const [datum] = segment.data;
  const color = datum ? colorOf(datum) : null;
  return (
    <mark
      data-kind={segment.kind}
      data-segment={segment.start}
      data-lit={segment.data.some((one) => isSame(lit, one)) ? "" : undefined}
      className="text-mark"
      style={color ? ({ "--mark": color } as CSSProperties) : undefined}
    >
      {segment.text}
    </mark>
  );
}

/** The first value of the segment under the pointer, by the boxes of its letters in the mirror. */
function pointedSegment(mirror: HTMLElement | null, { clientX, clientY }: PointerEvent): number | null {
  const marks = mirror?.querySelectorAll<HTMLElement>("mark") ?? [];
  for (const mark of marks) {
    const isHit = [...mark.getClientRects()].some(
      (box) => clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom,
    );
    if (isHit) return Number(mark.dataset.segment);
  }
  return null;
}

export function MarkedText(props: MarkedTextProps) {
  const { text, segments, onText, onLight, lit, colorOf } = props;
  const mirror = useRef<HTMLDivElement>(null);
  const light = (start: number | null) => {
    const segment = segments.find((one) => one.start === start);
    onLight(segment?.data[0] ?? null);
  };
  const onCaret = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    const { selectionStart } = event.currentTarget;
    onLight(segmentAt(segments, selectionStart)?.data[0] ?? null);
  };
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] rounded-desk border border-field bg-surface focus-within:border-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
      data-over={props.isOver ? "" : undefined}
    >
      <div ref={mirror} dir="auto" aria-hidden="true" className={`${LETTERS} pointer-events-none text-transparent`}>
        {segments.map((segment) =>
          segment.kind === null ? (
            <span key={segment.start}>{segment.text}</span>
          ) : (
            <Mark key={segment.start} segment={segment} colorOf={colorOf} lit={lit} />
          ),
        )}
        {"\u200b"}
      </div>
      <textarea
        id={props.id}
        dir="auto"
        aria-describedby={props.describedBy}
        aria-invalid={props.isOver || undefined}
        className={`${LETTERS} resize-none overflow-hidden bg-transparent text-ink outline-none placeholder:text-muted`}
        placeholder="Write or paste up to 280 characters with figures"
        value={text}
        spellCheck
        autoComplete="off"
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={props.onKey}
        onSelect={onCaret}
        onBlur={() => onLight(null)}
        onPointerMove={(event) => light(pointedSegment(mirror.current, event))}
        onPointerLeave={() => onLight(null)}
      />
    </div>
  );
}
