/** A text with the figures of its chart marked: `<MarkedText sample={SOCIAL} />`. */
import type { Sample } from "./samples.ts";

type Piece = { start: number; text: string; isFigure: boolean };

/** The text cut at the marks, in order, nothing lost. */
export function piecesOf({ text, marks }: Pick<Sample, "text" | "marks">): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of [...marks].sort((a, b) => a[0] - b[0])) {
    if (start > at) pieces.push({ start: at, text: text.slice(at, start), isFigure: false });
    pieces.push({ start, text: text.slice(start, end), isFigure: true });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), isFigure: false });
  return pieces;
}

export function MarkedText({ sample }: { sample: Sample }) {
  return piecesOf(sample).map(({ start, text, isFigure }) =>
    isFigure ? (
      <mark key={start} className="figure-mark">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
