/** Texts that tell two things, of which one sentence tells more. */
import { expect, test } from "vitest";
import { readLine } from "./compose/chart-line.fixture.ts";
import { extract } from "./full-reader.ts";

const VOTES =
  "BBC News: Turnout in the by-election was 46.3%, down from 59.7% at the general election. Reform's Sarah Pochin won with 12,645 votes, Labour's Karen Shore came second on 12,639, and the Conservative candidate Sean Houlding got 2,341.";

test.each([
  [VOTES, "Reform's Sarah Pochin 12645 · Labour's Karen Shore 12639 · Conservative candidate Sean Houlding 2341"],
  [
    "The average pint now costs £5.17. Pubs: 45,000. Londoners pay £6.75, drinkers in the South East £5.62, those in Leeds £4.61 and in Hull £4.12. Wine is £7.90.",
    "Londoners 6.75 · South East 5.62 · Leeds 4.61 · Hull 4.12",
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
