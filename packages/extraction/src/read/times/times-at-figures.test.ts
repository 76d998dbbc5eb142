import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test("the time in front of a figure names it", () =>
  expect(
    readLine(
      "Net sales at our Nordic unit reached SEK 412m in H1 (H1 2023: 388m), while the Baltics came in at 167m against 171m a year earlier.",
    ),
  ).toContain("H1 2023 388000000/171000000 · H1 412000000/167000000"));

test("as it stands", () =>
  expect(readLine("Sales were 412m in Q3 (Q3 2023: 388m)")).toBe("Q3 2023 388000000 · Q3 412000000"));
