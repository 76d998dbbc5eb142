import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Read so far\n41 Novels\n7 Plays\n6 Novellas\n6 Short stories",
    "Novels 41 · Plays 7 · Novellas 6 · Short stories 6",
  ],
  ["Filmed: 12 dramas, 4 comedies, 4 short films", "Dramas 12 · Comedies 4 · Short films 4"],
  ["Omar sold 45, Lena 5 short of 60", "Omar 45 · Lena 55"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
