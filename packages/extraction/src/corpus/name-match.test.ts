import { describe, expect, test } from "vitest";
import { isSameName } from "./name-match.ts";

describe("the same name", () => {
  test.each([
    ["the Chrome browser", ["Chrome"]],
    ["Zürich", ["Zurich"]],
    ["Electric car", ["Electric cars"]],
    ["Leeds’s", ["Leeds"]],
    ["60+", ["60+"]],
    ["The", ["the"]],
    ["anything", []],
  ])("%s is one of %j", (found, accepted) => {
    expect(isSameName(found, accepted)).toBe(true);
  });

  test.each([
    ["Chrome", ["Firefox"]],
    ["Q1 2024 sales in Europe", ["Q1"]],
    ["v4.0", ["v4.1"]],
    ["", ["Chrome"]],
  ])("%s is none of %j", (found, accepted) => {
    expect(isSameName(found, accepted)).toBe(false);
  });
});
