import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Germination after 14 days: 5°C 12%, 10°C 44%, 15°C 81%", "5°C 12 · 10°C 44 · 15°C 81"],
  ["Cure rates after 14 days: 100 mg 45%, 200 mg 61%, 400 mg 64%", "100 mg 45 · 200 mg 61 · 400 mg 64"],
  [
    "Pain scores after 6 weeks: placebo 5.1, ibuprofen 3.9, physio 3.2, both 2.8",
    "Placebo 5.1 · Ibuprofen 3.9 · Physio 3.2 · Both 2.8",
  ],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test.each([
  ["Weight after 3 weeks: 80 kg, after 6 weeks: 78, after 9 weeks: 77", "3 weeks 80 · 6 weeks 78 · 9 weeks 77"],
  ["Alive after 1 hour: 92%, after 2 hours: 80%, after 4 hours: 61%, after 8 hours: 40%", "92"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toContain(line));
