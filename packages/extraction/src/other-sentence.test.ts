/** Texts that tell two things, of which one sentence tells more. */
import { expect, test } from "vitest";
import { readLine } from "./compose/chart-line.fixture.ts";
import { extract } from "./full-reader.ts";

const VOTES =
  "BBC News: Turnout in the by-election was 46.3%, down from 59.7% at the general election. Reform's Sarah Pochin won with 12,645 votes, Labour's Karen Shore came second on 12,639, and the Conservative candidate Sean Houlding got 2,341.";

test.each([
  [VOTES, "Reform's Sarah Pochin 12645 · Labour's Karen Shore 12639 · Conservative candidate Sean Houlding 2341"],
  [
    "5 stars from 31 guests, 4 stars from 22, 1 star from 3. Since 2016, 7 rooms, 0 bedbugs.",
    "5 stars 31 · 4 stars 22 · 1 star 3",
  ],
  [
    "Acetone boils first, at 56 °C. Ethanol holds out to 78 °C, water famously to 100 °C and toluene to 111 °C.",
    "Acetone 56 · Ethanol 78 · Water 100 · Toluene 111",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what is left out is told, and is another reading", () => {
  const answer = extract(VOTES);
  expect(answer.ok && answer.chart.notes.join(" ")).toContain("“46.3%” is left out");
  expect(answer.ok && answer.alternatives[0]?.points.length).toBe(2);
});
