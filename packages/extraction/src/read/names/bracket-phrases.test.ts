import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Delays were caused by ice on the road (12), fog (9) and deer (4).", "Ice on the road 12 · Fog 9 · Deer 4"],
  [
    "Delay minutes were caused by signals (35 percent), trains (28), weather (22) and people on the line (15).",
    "Signals 35 · Trains 28 · Weather 22 · People on the line 15",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["We sold tickets at the door (12), online (9) and by phone (4).", "Door 12 · Online 9 · Phone 4"],
  [
    "COD refusal is worst in Patna (31%), middling in Bhopal (18%), and unheard of in Goa (4%).",
    "Patna 31 · Bhopal 18 · Goa 4",
  ],
  ["Leeds (12), York (9), Hull (4)", "Leeds 12 · York 9 · Hull 4"],
])("as told: %s", (text, line) => expect(readLine(text)).toBe(line));
