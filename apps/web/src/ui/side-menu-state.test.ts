import { expect, test } from "vitest";
import { isSideMenuShortcut, sideMenuCookie, sideMenuIsOpen } from "./side-menu-state.ts";

test.each([
  ["", 1280, true],
  ["", 768, false],
  ["sidebar_state=false", 1280, false],
  ["a=b; sidebar_state=true", 768, true],
  ["not_sidebar_state=false", 1280, true],
  ["sidebar_state=maybe", 1280, true],
])("cookies %j at %i px", (cookies, widthPx, expected) => {
  expect(sideMenuIsOpen(cookies, widthPx)).toBe(expected);
});

test("the cookie lives for seven days and is read back", () => {
  expect(sideMenuCookie("collapsed")).toBe("sidebar_state=false; path=/; max-age=604800; SameSite=Lax");
  expect(sideMenuIsOpen(sideMenuCookie("open"), 300)).toBe(true);
});

const key = (pressed: Partial<Parameters<typeof isSideMenuShortcut>[0]>) => ({
  key: "b",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...pressed,
});

test.each([
  [key({ ctrlKey: true }), true],
  [key({ metaKey: true }), true],
  [key({ metaKey: true, key: "B" }), true],
  [key({}), false],
  [key({ ctrlKey: true, shiftKey: true }), false],
  [key({ ctrlKey: true, key: "n" }), false],
])("shortcut %j: %s", (event, expected) => {
  expect(isSideMenuShortcut(event)).toBe(expected);
});
