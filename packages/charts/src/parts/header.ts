/**
 * Title and subtitle in, their lines at the top left of the picture out, and the room that is left below.
 *
 *   const { sheet, room } = header(look, { title: "Browser market", subtitle: "Share in %" });
 */
import type { Look } from "../look.ts";
import type { Box } from "../scene.ts";
import { newSheet, type Sheet, write } from "../sheet.ts";
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
    const sizePx = Math.max(look.labelPx + 1, look.titlePx * step);
    const wrapped = wrapName(title, { widthPx, maxLines, sizePx, weight: 600 });
    if (wrapped) last = { wrapped, sizePx };
    if (wrapped && !wrapped.shortened) break;
  }
  return last;
}

export function header(look: Look, { title, subtitle }: Words): { sheet: Sheet; room: Box } {
  const sheet = newSheet();
  const { marginPx, palette } = look;
  const widthPx = look.width - 2 * marginPx;
  let top = marginPx * 0.8;
  const head = titleLines(look, title);
  for (const line of head?.wrapped.lines ?? []) {
    const full = head?.wrapped.shortened ? { full: title } : {};
    write(sheet, {
      role: "title",
      text: line,
      ...full,
      x: marginPx,
      top,
      anchor: "start",
      sizePx: head?.sizePx ?? look.titlePx,
      weight: 600,
      fill: palette.ink,
    });
    top += heightOfLines(1, head?.sizePx ?? look.titlePx);
  }
  if (subtitle) top = writeSubtitle(sheet, look, { text: subtitle, top: top + look.labelPx * 0.15, widthPx });
  top += look.labelPx * 0.9;
  const room = { x: marginPx, y: top, width: widthPx, height: look.height - top - marginPx * 0.8 };
  return { sheet, room };
}

function writeSubtitle(sheet: Sheet, look: Look, at: { text: string; top: number; widthPx: number }): number {
  const sizePx = look.smallPx;
  const wrapped = wrapName(at.text, { widthPx: at.widthPx, maxLines: 2, sizePx, weight: 400 });
  for (const [row, line] of (wrapped?.lines ?? []).entries()) {
    write(sheet, {
      role: "subtitle",
      text: line,
      ...(wrapped?.shortened ? { full: at.text } : {}),
      x: look.marginPx,
      top: at.top + heightOfLines(row, sizePx),
      anchor: "start",
      sizePx,
      weight: 400,
      fill: look.palette.mutedInk,
    });
  }
  return at.top + heightOfLines(wrapped?.lines.length ?? 0, sizePx);
}
