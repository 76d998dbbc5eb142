/** Names of tables that give way to words of their own clause that are like their fellows, and names that stay. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

/** Names of series and points: "A/B | X 1/2; Y 3/4". */
function tableOf(text: string): string {
  const answer = extract(text);
  if (!answer.ok) return answer.reason;
  const { series, points } = answer.chart;
  const rows = points.map(({ name, values }) => `${name} ${values.join("/")}`);
  return `${series.map(({ name }) => name).join("/")} | ${rows.join("; ")}`;
}

test.each([
  [
    "Listeners to the late show numbered 60 in week one and 180 in week two; the morning show had 80 and 120.",
    "Late show/Morning show | Week one 60/80; Week two 180/120",
  ],
  [
    "Wages in tech rose from 4,100 to 4,600, in nursing from 2,900 to 3,050.",
    "Tech/Nursing | Before 4100/2900; After 4600/3050",
  ],
  [
    "Accidents among cyclists fell from 310 in 2019 to 240 in 2023, among pedestrians from 190 to 175.",
    "Cyclists/Pedestrians | 2019 310/190; 2023 240/175",
  ],
  [
    "The council planted 120 oak trees in 2022 and 140 in 2023, beech trees 60 and 85.",
    "Oak trees/Beech trees | 2022 120/60; 2023 140/85",
  ],
  [
    "Lodgers: turnout of 61% in 2018 and 58% in 2022. Owners: 72%, later 75%.",
    "Lodgers/Owners | 2018 61/72; 2022 58/75",
  ],
  [
    "Boys who skip breakfast: 19% at age 11, 24% at 13, 30% at 15. Girls: 23%, 34% and 43%.",
    "Boys/Girls | 11 19/23; 13 24/34; 15 30/43",
  ],
  [
    "DBS's cost-income ratio fell to 40% last year from 43% the year before; OCBC's came down to 39% from 44%.",
    "DBS/OCBC | Year before 43/44; Last year 40/39",
  ],
  [
    "Hens laid 31 eggs in the first week, ducks 9. The week after: 36 and 12.",
    "Hens/Ducks | First week 31/9; Week after 36/12",
  ],
])("%s", (text, table) => {
  expect(tableOf(text)).toBe(table);
});

/** Nothing here is odd: columns that are counts of two sorts, and parts of a fellow's own name. */
test.each([
  ["Gas boilers cost 2,800 to install and 1,340 a year, heat pumps 11,500 and 890.", "Gas boilers", "Heat pumps"],
  ["On the street judges are trusted by 68%, people who make laws by 21%", "Judges", "People who make laws"],
  ["Snapper drew 310 weekday and 540 weekend surfers, Bells 95 and 220.", "Snapper", "Bells"],
])("%s", (text, ...names) => {
  const table = tableOf(text);
  for (const name of names) expect(table).toContain(name);
});
