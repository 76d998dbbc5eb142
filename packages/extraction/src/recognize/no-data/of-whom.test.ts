import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Leeds drew 212 people, Hull 119 and York 38, of whom one was my mum.", "Leeds 212 · Hull 119 · York 38"],
  ["Ward A has 40 beds, ward B 32, ward C 18, of which 3 are closed.", "Ward A 40 · Ward B 32 · Ward C 18"],
  ["Sales: cats 40, dogs 32, birds 18, of which two were returned.", "Cats 40 · Dogs 32 · Birds 18"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "The club has 312 members, of whom 140 are juniors, 120 seniors and 52 veterans.",
    "Juniors 140 · Seniors 120 · Veterans 52",
  ],
  [
    "A total of 1,031 people were arrested, of whom 812 were Ukrainians, 96 Russians and 41 Moldovans.",
    "Ukrainians 812 · Russians 96 · Moldovans 41",
  ],
  ["The port has 45 cranes, of which 20 are new and 15 leased. Ten are idle.", "New 20 · Leased 15 · Idle 10"],
])("one whole: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Revenue 40m, of which 25m services and 15m hardware", "Services 25000000 · Hardware 15000000"]])(
  "what it is made of: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
