/** Bars drawn with letters. */
import { expect, test } from "vitest";
import { drawnBars } from "./drawn-bars.ts";

test.each([
  ["Python ██████ 62.1%\nShell ███ 21.4%", "Python 62.1%\nShell 21.4%"],
  ["5★ ████████ 412\n4★ ██ 120", "5★ 412\n4★ 120"],
  ["web [####------] 40%, db [##--------] 20%", "web 40%, db 20%"],
  ["rent 🟩🟩🟩⬜ 75%", "rent 75%"],
])("gone: %s", (text, left) => expect(drawnBars(text)?.text).toBe(left));

test.each(["■ North 12\n■ South 9", "● Ann 5", "rent [new] 900", "[x] done 12"])("left: %s", (text) =>
  expect(drawnBars(text)).toBeNull(),
);
