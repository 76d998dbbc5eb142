import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { censusWords } from "./census-words.ts";

test.each([
  [
    "The racial makeup of the parish was 91.4% White, 1.1% Black, 2.6% Asian, 3.0% from other races, and 1.9% from two or more races.",
    "White 91.4 · Black 1.1 · Asian 2.6 · Other races 3 · Two or more races 1.9",
  ],
  [
    "The median income for a household in the township was $41,750, and the median income for a family was $48,200.",
    "Household 41750 · Family 48200",
  ],
  [
    "Children under 15 (62,169) made up 19%, while residents over 65 (49,568) made up 15% of the total population.",
    "Under 15 19 · Over 65 15",
  ],
  [
    "There were 2,818 deaths due to falls, 1,906 deaths due to fires, and 1,247 deaths due to floods.",
    "Falls 2818 · Fires 1906 · Floods 1247",
  ],
  [
    "Most (86 percent or 38,931) were tenants aged 18 to 24, and 14 percent (or 6,274) were owners.",
    "Tenants aged 18 to 24 86 · Owners 14",
  ],
  ["Only 33% of teens cycle today, down from 71% in 2014-2015.", "2014-15 71 · Today 33"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "40% from taxes, 30% from fees",
  "In the village (1,200) and the town (800)",
  "The income of the village hall was $400",
])("stays as it is: %s", (text) => expect(censusWords(text)).toBeNull());
