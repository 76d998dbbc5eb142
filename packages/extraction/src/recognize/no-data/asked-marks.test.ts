/** What is asked for behind a list of what there is. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "My IELTS result came today! Listening 7.5, Reading 8, Writing 6 (why...), Speaking 7. Overall band 7 but university asks 7.5",
    "Listening 7.5 · Reading 8 · Writing 6 · Speaking 7",
  ],
  ["Mock scores: Maths 61, Physics 58, Art 74. I need 65 for the course", "Maths 61 · Physics 58 · Art 74"],
  ["Sales: Mon 12, Tue 15, Wed 9. My boss expects 14", "Mon 12 · Tue 15 · Wed 9"],
  ["Maths 61, physics 58, art 74 but med school is asking for 80", "Maths 61 · Physics 58 · Art 74"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ann wants 3, Bo 5, Cy wants 7", "Ann 3 · Bo 5 · Cy 7"],
  ["A session costs £40 in Leeds and £55 in York. The Hull clinic wants 48.", "Leeds 40 · York 55 · Hull clinic 48"],
  ["Ann got 3, Bo took 5 and Cy wants 7", "Ann 3 · Bo 5 · Cy 7"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
