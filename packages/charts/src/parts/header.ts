/**
 * Title, subtitle and source in, their lines at the top and the bottom left of the picture out, and the room between.
 *
 *   const { sheet, room } = header(look, { title: "Browser market", subtitle: "Share in %", source: "StatCounter" });
 */
import type { Look } from "../look.ts";
import type { Box } from "../scene.ts";
import { newSheet, type Sheet, writeLines } from "../sheet.ts";
import { heightOfLines, lineHeightPx } from "../text/measure.ts";
import { type Wrapped, wrapName } from "../text/wrap.ts";

type Words = { title: string; subtitle: string | null; source?: string | null | undefined };

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
  /** Writes subtitle and source in the sizes that go with the drawing: beside the title two sizes are enough. */
  writeSmallLines: (sheet: Sheet) => void;
};

export function header(look: Look, { title, subtitle, source }: Words): Header {
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
  const lines = smallLines(look, subtitle, look.labelPx, 2);
  if (lines) top = subtitleTop + heightOfLines(lines.lines.length, look.labelPx);
  top += look.labelPx * 0.9;
  const bottom = look.height - look.overlay.bottomPx - marginPx * 0.8;
  const sourceTop = bottom - lineHeightPx(look.labelPx);
  const end = source ? sourceTop - look.labelPx * 0.4 : bottom;
  const room = { x: marginPx, y: top, width: widthPx, height: end - top };
  const writeSmallLines = (drawing: Sheet): void => {
    const write = (role: "subtitle" | "source", words: string | null, sizePx: number, lineTop: number): void => {
      const wrapped = smallLines(look, words, sizePx, role === "source" ? 1 : 2);
      if (!wrapped) return;
      const face = { sizePx, weight: 400, fill: palette.mutedInk } as const;
      writeLines(
        drawing,
        { ...wrapped, whole: words ?? "" },
        { role, x: marginPx, top: lineTop, anchor: "start", ...face },
      );
    };
    const used = sizesIn(drawing);
    write("subtitle", subtitle, subtitleSize(look, { used, subtitle }), subtitleTop);
    write("source", source ? `Source: ${source}` : null, sourceSize(look, used), sourceTop);
  };
  return { sheet, room, writeSmallLines };
}

const sizesIn = ({ texts }: Sheet): ReadonlySet<number> => new Set(texts.map(({ sizePx }) => sizePx));

function smallLines(look: Look, words: string | null, sizePx: number, maxLines: number): Wrapped | null {
  if (!words) return null;
  return wrapName(words, { widthPx: look.width - 2 * look.marginPx, maxLines, sizePx, weight: 400 });
}

/**
 * As large as the drawing's largest words: what says what is shown is not the smallest of it. What that takes in height
 * comes off the gap below; a subtitle that would take one more line keeps the label size.
 */
function subtitleSize(look: Look, { used, subtitle }: { used: ReadonlySet<number>; subtitle: string | null }): number {
  const { labelPx, roomyPx, smallPx } = look;
  const linesAt = (sizePx: number): number => smallLines(look, subtitle, sizePx, 2)?.lines.length ?? 0;
  const most = linesAt(roomyPx) === linesAt(labelPx) ? roomyPx : labelPx;
  const fitting = [...used].filter((sizePx) => sizePx <= most);
  return Math.max(used.size < 2 || used.has(labelPx) ? labelPx : smallPx, ...fitting);
}

/** The smallest of two sizes, at most that of labels. */
const sourceSize = ({ labelPx }: Look, used: ReadonlySet<number>): number =>
  used.size < 2 ? labelPx : Math.min(labelPx, ...used);
