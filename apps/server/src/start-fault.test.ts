import { expect, test } from "vitest";
import { startError } from "./database/start-error.ts";
import { startFault } from "./start-fault.ts";

const coded = (code: string) => Object.assign(new Error("x"), { code });

test.each([
  ["the system says so", coded("ENOSPC")],
  ["PGlite says so", startError("incomplete", "cannot be opened", { name: "ErrnoError", errno: 51 })],
  ["the program that makes a database says so", startError("incomplete", "could not be made", "ENOSPC")],
  ["a statement says so", new Error("Failed query", { cause: coded("53100") })],
])("a full disk is named, and no backup is asked for: %s", (_, error) => {
  expect(startFault(error).message).toMatch(/^The disk of the database is full: make room .+\.$/);
});

test("what else is wrong with a folder keeps its own sentence", () => {
  expect(startFault(startError("incomplete", "It holds only a part.", coded("EACCES"))).message).toBe(
    "It holds only a part.",
  );
});
