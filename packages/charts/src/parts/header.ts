/**
 * Title and subtitle in, their lines at the top left of the picture out, and the room that is left below.
 *
 *   const { sheet, room } = header(look, { title: "Browser market", subtitle: "Share in %" });
 */
import type { Look } from "../look.ts";
import type { Box } from "../scene.ts";
import { newSheet, type Sheet, writeLines } from "../sheet.ts";
import { heightOfLines } from "../text/measure.ts";
import { type Wrapped, wrapName } from "../text/wrap.ts";

type Words = { title: string; subtitle: string | null };

/** Sizes to try until the title needs no ellipsis. */
const TITLE_STEPS = [1, 0.9, 0.8] as const;

function titleLines(look: Look, title: string): { wrapped: Wrapped; sizePx: number } | null {
  const widthPx = look.width - 2 * look.marginPx;
  const maxLines = 2;
  let last: { wrapped: Wrapped; sizePx: number } | null = null;
  for (const step of TITLE_STEPS) {
    const sizePx = Math.max(look.labelPx + 1, Math.round(look.titlePx * step * 2) / 2);
    const wrapped = wrapName(title, { widthPx, maxLines, sizePx, weight: 600 });
    if (wrapped) last = { wrapped, sizePx };
    if (wrapped && !wrapped.shortened) break;
  }
  return last;
}

export type Header = {
  sheet: Sheet;
  room: Box;
  /** Writes the subtitle in the size that goes with the drawing: beside the title two sizes are enough. */
  writeSubtitle: (sheet: Sheet) => void;
};

export function header(look: Look, { title, subtitle }: Words): Header {
  const sheet = newSheet();
  const { marginPx, palette } = look;
  const widthPx = look.width - 2 * marginPx;
  let top = look.overlay.topPx + marginPx * 0.8;
  const head = titleLines(look, title);
  if (head) {
    const { sizePx, wrapped } = head;
    const face = { sizePx, weight: 600, fill: palette.ink } as const;
    writeLines(sheet, { ...wrapped, whole: title }, { role: "title", x: marginPx, top, anchor: "start", ...face });
    top += heightOfLines(wrapped.lines.length, sizePx);
  }
  const subtitleTop = top + look.labelPx * 0.15;
  const lines = subtitleLines(look, subtitle, look.labelPx);
  if (lines) top = subtitleTop + heightOfLines(lines.lines.length, look.labelPx);
  top += look.labelPx * 0.9;
  const bottom = look.height - look.overlay.bottomPx - marginPx * 0.8;
  const room = { x: marginPx, y: top, width: widthPx, height: bottom - top };
  const writeSubtitle = (drawing: Sheet): void => {
    const sizePx = subtitleSize(look, drawing);
    const wrapped = subtitleLines(look, subtitle, sizePx);
    if (!wrapped) return;
    const face = { sizePx, weight: 400, fill: palette.mutedInk } as const;
    const line = { role: "subtitle", x: marginPx, top: subtitleTop, anchor: "start", ...face } as const;
    writeLines(drawing, { ...wrapped, whole: subtitle ?? "" }, line);
  };
  return { sheet, room, writeSubtitle };
}

function subtitleLines(look: Look, subtitle: string | null, sizePx: number): Wrapped | null {
  if (!subtitle) return null;
  return wrapName(subtitle, { widthPx: look.width - 2 * look.marginPx, maxLines: 2, sizePx, weight: 400 });
}

/** The label size, or where the drawing uses two sizes already, the larger of them that is not above it. */
function subtitleSize({ labelPx, smallPx }: Look, { texts }: Sheet): number {
  const used = new Set(texts.map(({ sizePx }) => sizePx));
  if (used.size < 2 || used.has(labelPx)) return labelPx;
  return Math.max(smallPx, ...[...used].filter((sizePx) => sizePx <= labelPx));
}
