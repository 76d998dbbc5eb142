/** Proper names that hold an "of", and what is measured in front of one. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Bank of England 5.25%, ECB 4.5%, Fed 5.5%", "Bank of England 5.25 · ECB 4.5 · Fed 5.5"],
  ["Isle of Man 5, Jersey 3, Guernsey 4", "Isle of Man 5 · Jersey 3 · Guernsey 4"],
  ["Lord of the Rings 201 minutes, Titanic 194, Avatar 162", "Lord of the Rings 201 · Titanic 194 · Avatar 162"],
  ["University of Leeds 40, Imperial 55, Aston 12", "University of Leeds 40 · Imperial 55 · Aston 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["GDP of Spain $1.4tn, Italy $2.1tn", "Spain 1400000000000 · Italy 2100000000000"],
  ["Height of Everest 8,849 m, K2 8,611", "Everest 8849 · K2 8611"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
