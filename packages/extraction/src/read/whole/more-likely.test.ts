import { expect, test } from "vitest";
import { readLine, readTitle } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Nurses are more likely than doctors to say they feel rushed (61% vs. 48%).", "Nurses 61 · Doctors 48"],
  [
    "Older renters are less likely than younger renters to want to move (18 percent compared with 49 percent).",
    "Older renters 18 · Younger renters 49",
  ],
  [
    "Girls were more likely than boys to say they often use Beebo (22 percent vs. 12 percent) and Kiko (17 percent vs. 9 percent).",
    "[Girls / Boys] Beebo 22/12 · Kiko 17/9",
  ],
  ["More nurses (18%) than doctors (15%) said that they currently smoke.", "Nurses 18 · Doctors 15"],
  ["Fewer renters than owners have a garden (26% and 41% respectively)", "Renters 26 · Owners 41"],
  ["More women than men were current singers (17 percent of men and 26 percent of women).", "Men 17 · Women 26"],
  ["Health (16%) and the roads (12%) are the top concerns for tenants this week.", "Health 16 · Roads 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Women (61%) and men (48%) say they feel rushed", "Women 61 · Men 48"]])("stays: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);

test.each([
  [
    "More younger than older adults read e-books (42% vs. 17%) and listen to podcasts (61% vs. 23%).",
    "[Younger / Older adults] Read e-books 42/17 · Listen to podcasts 61/23",
  ],
  ["More Democrats than Republicans say they worry a lot (58% compared with 21%).", "Democrats 58 · Republicans 21"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("nothing is set side by side", () =>
  expect(readLine("It is more likely than not (60%) to rain, snow 20%")).not.toContain("Not"));

test.each([
  ["Men are more likely than women to own a gun (39% vs. 22%).", "Own a gun"],
  ["More women than men were current singers (26 percent of women and 17 percent of men).", "Current singers"],
])("the title tells what they do: %s", (text, title) => expect(readTitle(text)).toBe(title));
