import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { putBackOn } from "./put-back-on.ts";

test.each([
  ["I lost 3 kilos in March and put 2 back on in April.", "I lost 3 kilos in March and put on 2 in April."],
  ["Down 4 kg by May, then I put 1 kg on.", "Down 4 kg by May, then I put on 1 kg."],
])("%s", (text, told) => expect(putBackOn(text)?.text).toBe(told));

test.each(["I lost the bet and put 20 on the horse.", "Ann put 30 back on the shelf."])("left as it is: %s", (text) =>
  expect(putBackOn(text)).toBeNull(),
);

test("with its sign", () =>
  expect(readLine("March I lost 3 kilos, April put 2 back on, May lost 1.")).toBe("March -3 · April 2 · May -1"));
