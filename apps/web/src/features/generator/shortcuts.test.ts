import { expect, test } from "vitest";
import { type KeyPlace, shortcutOf } from "./shortcuts.ts";

const press = (key: string, held: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const page: KeyPlace = { isInField: false, isDialogOpen: false, areLettersOn: true };

test.each([
  ["d", "dark"],
  ["D", "dark"],
  ["s", "save"],
  ["t", "themes"],
  ["?", "sheet"],
  ["ArrowLeft", "previous"],
  ["ArrowRight", "next"],
  ["x", null],
  ["ArrowUp", null],
])("%s -> %s", (key, expected) => {
  expect(shortcutOf(press(key), page)).toBe(expected);
});

test.each<[string, ReturnType<typeof press>, KeyPlace]>([
  ["in a field", press("d"), { ...page, isInField: true }],
  ["under a dialog", press("?"), { ...page, isDialogOpen: true }],
  ["with letters switched off", press("s"), { ...page, areLettersOn: false }],
  ["the browser's own Ctrl+S", press("s", { ctrlKey: true }), page],
  ["the browser's own Cmd+D", press("d", { metaKey: true }), page],
  ["Shift+Right selects text", press("ArrowRight", { shiftKey: true }), page],
  ["Alt+Left goes back", press("ArrowLeft", { altKey: true }), page],
])("silent: %s", (_, pressed, place) => {
  expect(shortcutOf(pressed, place)).toBeNull();
});

test("a question mark needs the shift key", () => {
  expect(shortcutOf(press("?", { shiftKey: true }), page)).toBe("sheet");
});

test("arrows work where letters are switched off", () => {
  expect(shortcutOf(press("ArrowRight"), { ...page, areLettersOn: false })).toBe("next");
});
