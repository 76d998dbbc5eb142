/** Rows of a name and a value below a line of words. */
import { expect, test } from "vitest";
import { readTitle } from "../../compose/chart-line.fixture.ts";
import { captionedCells } from "./captioned-cells.ts";

test.each([
  ["Sales 2023\nJan\t12\nFeb\t15", "Sales 2023\nJan: 12\nFeb: 15"],
  ["Debt (€m)\n2020\t(340)\n2021\t125", "Debt (€m)\n2020: (340)\n2021: 125"],
])("a caption over rows: %s", (text, told) => expect(captionedCells(text)?.text).toBe(told));

test.each([
  "City\tPeople\nPorto\t231\nFaro\t67",
  "Trips\nCity\tPeople\nPorto\t231",
  "Trips\nPorto\t231\t12\nFaro\t67\t9",
  "Jan\t12\nFeb\t15",
  "Asked: 12\nJan\t12\nFeb\t15",
  "Trips\nPorto\t231\nFaro\t67\nLisbon was best of all",
])("none: %s", (text) => expect(captionedCells(text)).toBeNull());

test.each([
  ["Population (millions)\nIndia\t1,428\nChina\t1,425", "Population"],
  ["Here's the breakdown of our 2023 budget:\nStaff\t62%\nOffice\t29%\nOther\t9%", "Breakdown of our 2023 budget"],
])("it is the title: %s", (text, title) => expect(readTitle(text)).toBe(title));
