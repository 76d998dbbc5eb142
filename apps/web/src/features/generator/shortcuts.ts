/**
 * The desk's keyboard shortcuts. In: a key event and what stands under it. Out: the action, or null.
 *
 *   shortcutOf({key: "d", …}, {isInField: false, …}) -> "dark"
 */
export const SHORTCUTS = [
  { keys: "Ctrl or ⌘ + Enter", does: "Generate" },
  { keys: "Ctrl or ⌘ + B", does: "Open or collapse the side menu" },
  { keys: "← →", does: "Previous or next chart; inside a chart, walk its figures" },
  { keys: "D", does: "Chart light or dark" },
  { keys: "S", does: "Download the chart as PNG" },
  { keys: "T", does: "Choose a theme" },
  { keys: "?", does: "Show these shortcuts" },
] as const;

export type ShortcutAction = "dark" | "save" | "themes" | "sheet" | "previous" | "next";

export type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

export type KeyPlace = {
  /** Typing, or a control that uses the key itself. */
  isInField: boolean;
  isDialogOpen: boolean;
  /** Single letters can be switched off (WCAG 2.1.4). */
  areLettersOn: boolean;
};

const LETTERS: Readonly<Record<string, ShortcutAction>> = { d: "dark", s: "save", t: "themes" };
const ARROWS: Readonly<Record<string, ShortcutAction>> = { ArrowLeft: "previous", ArrowRight: "next" };

export function shortcutOf(press: KeyPress, place: KeyPlace): ShortcutAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || place.isInField || place.isDialogOpen) return null;
  const arrow = ARROWS[press.key];
  // with shift they select text
  if (arrow) return press.shiftKey ? null : arrow;
  if (!place.areLettersOn) return null;
  return press.key === "?" ? "sheet" : (LETTERS[press.key.toLowerCase()] ?? null);
}
