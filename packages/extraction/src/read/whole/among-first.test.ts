import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Fewer than 12% of butchers drop out in their first year. Among bricklayers it is 24%, among hairdressers 29%, and among chefs 38%.",
    "Butchers 12 · Bricklayers 24 · Hairdressers 29 · Chefs 38",
  ],
  [
    "Just 8% of rural homes drop their landline each year. For city flats it is 21%, for student houses 44%.",
    "Rural homes 8 · City flats 21 · Student houses 44",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
