/**
 * Words in, set one after another, their lines in a column of a width out, or in several of the same height: the setter of
 * notes, and of names and values as running text.
 *
 *   const column = newColumn({ sizePx: 9, widthPx: 300 });
 *   column.put("New York", { role: "name", point: 0, weight: 400, fill: "#111" });
 *   column.write(sheet, { x: 12, y: 40, width: 300, height: 100 }) // 51: where it ends
 */
import type { Box } from "../scene.ts";
import { type Line, type Sheet, write } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";

/** What a text is and looks like, wherever its lines stand. */
export type Words = Omit<Line, "text" | "x" | "top" | "anchor" | "sizePx">;

export type Column = {
  /** Sets the words where the last ones ended, over as many lines as they need, and a gap behind them. */
  put: (text: string, words: Words, gapEm?: number) => void;
  heightPx: () => number;
  /** Writes all lines; answers where they end, or null where a word is wider than a line, or all higher than the box. */
  write: (sheet: Sheet, box: Box) => number | null;
};

/** Lines of about sixty characters can be followed. */
const LINE_EM = 30;
const BETWEEN_COLUMNS_EM = 2;

/** `columns`: as many as have lines of a good length, else one. */
export function newColumn({ sizePx, widthPx, columns }: { sizePx: number; widthPx: number; columns?: true }): Column {
  const count = (columns && Math.floor(widthPx / (LINE_EM * sizePx))) || 1;
  const stepPx = (widthPx + BETWEEN_COLUMNS_EM * sizePx) / count;
  const linePx = stepPx - BETWEEN_COLUMNS_EM * sizePx;
  const lines: (Words & { text: string; x: number; row: number })[] = [];
  let [x, row, isTooWide] = [0, 0, false];
  const each = (): number => Math.ceil((row + 1) / count);
  const heightPx = (): number => heightOfLines(each(), sizePx);
  return {
    heightPx,
    put: (given, words, gapEm = 0) => {
      let [text, from] = ["", x];
      const end = () => lines.push({ ...words, text: text.trimEnd(), x: from, row });
      // Catches the end of "New ", after the space; must not catch that of "York".
      for (const word of given.split(/(?<= )/u)) {
        // Without kerning widths add up, so that each word is measured once.
        const px = advanceWidth(word, { sizePx, weight: words.weight });
        isTooWide ||= px > linePx;
        if (x + px > linePx && x > 0) {
          end();
          [text, from, x, row] = ["", 0, 0, row + 1];
        }
        text += word;
        x += px;
      }
      end();
      x += gapEm * sizePx;
    },
    write: (sheet, box) => {
      if (isTooWide || heightPx() > box.height) return null;
      for (const { row: at, ...line } of lines) {
        const top = box.y + heightOfLines(at % each(), sizePx);
        write(sheet, { ...line, x: box.x + line.x + Math.floor(at / each()) * stepPx, top, anchor: "start", sizePx });
      }
      return box.y + heightPx();
    },
  };
}
