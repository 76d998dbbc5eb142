/** What another did as well. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { soDid } from "./so-did.ts";

test.each([
  ["Eva scored 47, and so did Ines; Cleo got 75.", "Eva 47 · Ines 47 · Cleo 75"],
  ["Leeds sold 310 and so did York, Hull sold 90.", "Leeds 310 · York 310 · Hull 90"],
])("%s: the same", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Eva scored 47 and so we left", "Eva scored 47, as did Ines", "and so did Ines"])("as typed: %s", (text) =>
  expect(soDid(text)).toBeNull(),
);
