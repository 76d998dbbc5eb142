import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Kids who like maths 12, who hate it 9, who don't care 6", "Like maths 12 · Hate it 9 · Don't care 6"],
  ["People who own 45, who rent 38, who live with parents 17", "Own 45 · Rent 38 · Live with parents 17"],
  ["Women who smoke 12%, women who vape 9%, women who do neither 79%", "Smoke 12 · Vape 9 · Do neither 79"],
  ["Pupils walking 14, cycling 6, driven 9", "Walking 14 · Cycling 6 · Driven 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Teachers 12, cleaners who left 3, cooks 2", "Teachers 12 · Cleaners 3 · Cooks 2"],
  ["Men walking 14, dogs 6, cats 9", "Men walking 14 · Dogs 6 · Cats 9"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
