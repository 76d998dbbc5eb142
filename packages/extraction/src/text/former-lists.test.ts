/** What all were before, in one list. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { formerLists } from "./former-lists.ts";

test.each([
  [
    "Female board members: Sweden 36%, UK 40%, Japan 16%, up from 33%, 35% and 9% five years ago.",
    "Female board members: Sweden 36%, UK 40%, Japan 16%. Five years ago: 33%, 35% and 9%.",
  ],
  [
    "Wheat 7.8 t, barley 6.4 t, rapeseed 3.2 t, all down on last year's 8.5, 7.1 and 3.9.",
    "Wheat 7.8 t, barley 6.4 t, rapeseed 3.2 t. Last year: 8.5, 7.1 and 3.9.",
  ],
  [
    "Visitors were 410 in Bath, 320 in Wells and 95 in Frome, up from 380, 300 and 88 in 2022.",
    "Visitors were 410 in Bath, 320 in Wells and 95 in Frome. 2022: 380, 300 and 88.",
  ],
])("%s", (text, told) => expect(formerLists(text)?.text).toBe(told));

test.each([
  "Sweden 36%, UK 40%, Japan 16%, up from 9% in 2019.",
  "Leeds made 40, 50 and 60, up from 20, 30, 40 and 50 in 2020.",
])("left: %s", (text) => expect(formerLists(text)).toBeNull());

test("both rows are read", () =>
  expect(
    readLine(
      "Yield per hectare - wheat 7.8 t, barley 6.4 t, rapeseed 3.2 t, all down on last year's 8.5, 7.1 and 3.9.",
    ),
  ).toMatch(/8\.5\/7\.1\/3\.9/u));
