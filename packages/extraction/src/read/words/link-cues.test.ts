/** What words tell the links: of candidates, of figures, and of names in turn. */
import { expect, test } from "vitest";
import { SENSES } from "../../full-reader.ts";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { scanText } from "../../text/scan.ts";
import { gapItems } from "../link/label-candidates.ts";
import { contextOf } from "../link/link-context.ts";
import { type Near, shownOf } from "../link/options.ts";
import type { Step } from "../link/state.ts";
import { atomsOf } from "../sentence/atoms.ts";
import { statementOf } from "../statement.ts";
import { cuesOf } from "./link-cues.ts";

const cues = cuesOf(SENSES);

function contextFor(text: string) {
  const scan = scanText(text);
  const statement = statementOf(scan, atomsOf(scan, recognizeAll(scan)));
  return contextOf(scan, statement, statement.gaps.map(gapItems), [], cues);
}

/** The candidate of that text for the figure at a place. */
function nearOf(text: string, at: number, name: string): Near {
  const found = shownOf(contextFor(text)).near[at]?.find(({ name: { text: own } }) => own === name);
  if (!found) throw new Error(`${name} is no candidate`);
  return found;
}

const nameOf = (text: string, at: number, name: string) => nearOf(text, at, name).name;

const LIST = "Nurses got 12 beds, doctors got 9 and porters got 4.";

test("each candidate has as many signs as any other, axis marks too", () => {
  const { near } = shownOf(contextFor("Sales in May were 12, in June 15 and rent 9."));
  const counts = new Set(near.flat().map(({ cues: signs }) => signs.length));
  expect(counts.size).toBe(1);
});

test("names in one place of their clauses are seen as such, whatever they are", () => {
  const [nurses, doctors] = [nearOf(LIST, 0, "Nurses"), nearOf(LIST, 1, "doctors")];
  expect(nurses.name.around[3]).toBe(doctors.name.around[3]); // both in front of "got"
  expect(nurses.cues[12]).toBe(doctors.cues[12]);
  expect(nurses.cues[19]).not.toBe(doctors.cues[19]); // the heads differ
});

test("a name far from all others in its place is told apart from names in parallel", () => {
  const all = nearOf("Ann 4, Bob 5, Cid 6", 1, "Bob").cues[0];
  const alone = nearOf("Ann 4, for Bob 5, Cid 6", 1, "Bob").cues[0];
  expect(all).not.toBe(alone);
});

test("names that mean the like are more alike in turn than others", () => {
  const text = "Tea 4, coffee 5, Wales 6";
  const like = cues.pair(nameOf(text, 0, "Tea"), nameOf(text, 1, "coffee"))[0] ?? 0;
  const unlike = cues.pair(nameOf(text, 0, "Tea"), nameOf(text, 2, "Wales"))[0] ?? 0;
  expect(like).toBeGreaterThan(unlike);
});

test("the words before a figure speak for leaving it out, and so does its size beside the others", () => {
  const asked = contextFor("We asked 2,000 people: tea 40, coffee 35, milk 25.");
  const first = cues.figure(asked, 0);
  const other = cues.figure(contextFor("We met 2,000 people: tea 40, coffee 35, milk 25."), 0);
  expect(first).toHaveLength(other.length);
  expect(first[0]).not.toBe(other[0]);
  expect(first[11]).not.toBe(cues.figure(asked, 1)[11]);
});

test("a figure goes on from the last one kept; the first goes on from none", () => {
  const context = contextFor("Tea 40, coffee 35, milk 2,500.");
  expect(cues.next(context, -1, 0)).toEqual([-1, -1]);
  expect(cues.next(context, 0, 1)).not.toEqual(cues.next(context, 0, 2));
});

test("all names of a path: no likeness of fewer than two, and of one sort where they are", () => {
  const stepOf = (figure: number, name: string): Step => ({
    figure,
    kept: true,
    inner: nameOf(LIST, figure, name),
    innerFrom: "own",
    outer: null,
  });
  expect(cues.whole([stepOf(0, "Nurses")])).toEqual([-1, -1, -1, -1]);
  expect(cues.whole([])).toEqual(cues.whole([stepOf(0, "Nurses")]));
  expect(cues.whole([stepOf(1, "doctors"), stepOf(2, "porters")])[2]).toBe(6);
});

test("the two names of one cell are compared in both ways", () => {
  const text = "Men drink 4 teas and 5 coffees, women 6 and 7.";
  const cell = cues.cell(nameOf(text, 0, "teas"), nameOf(text, 0, "Men"));
  expect(cell).toHaveLength(4);
  expect(cell).not.toEqual(cues.cell(nameOf(text, 0, "Men"), nameOf(text, 0, "teas")));
});
