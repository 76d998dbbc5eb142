/** Names of tables that give way to words of their own clause that are like their fellows, and names that stay. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

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
  [
    "Turnout was 61% in 2018 and 64% in 2022 in the capital; the coast had 52 and 49, the hills 48 and 55.",
    "Capital/Coast/Hills | 2018 61/52/48; 2022 64/49/55",
  ],
  [
    "The council planted 140 trees in spring and 90 in autumn in the park; the estates got 60 and 75.",
    "Park/Estates | Spring 140/60; Autumn 90/75",
  ],
  [
    "Inbound, the airport handled 4,100 bags on Monday, 3,900 on Tuesday and 5,200 on Friday. Outbound: 3,700, 4,400, 5,000.",
    "Inbound/Outbound | Monday 4100/3700; Tuesday 3900/4400; Friday 5200/5000",
  ],
  [
    "The consultants put wind at €1.2m capex and €0.3m opex, solar at €0.8m and €0.2m, and gas at €0.5m and €1.1m.",
    "Capex/Opex | Wind 1200000/300000; Solar 800000/200000; Gas 500000/1100000",
  ],
  [
    "The A-team's win-loss record reads 14-6 and the B-team's is 9-11; our juniors are 17-3.",
    "Win/Loss | A-team 14/6; B-team 9/11; Juniors 17/3",
  ],
])("%s", (text, table) => {
  expect(tableOf(text)).toBe(table);
});

/** Nothing here is odd: columns that are counts of two sorts, and parts of a fellow's own name. */
test.each([
  ["Gas boilers cost 2,800 to install and 1,340 a year, heat pumps 11,500 and 890.", "Gas boilers", "Heat pumps"],
  ["On the street judges are trusted by 68%, people who make laws by 21%", "Judges", "People who make laws"],
  ["The firm sold 12 trucks in May and 14 in June to the army; the rival sold 9 and 8.", "Firm", "Rival"],
  ["Anna scored 12 in the first half and 9 in the second at the old gym; Berta scored 7 and 14.", "Anna", "Berta"],
  ["Yesterday, the shop sold 12 teas, 9 coffees. Today: 14, 20.", "Yesterday", "Today"],
  [
    "School visits: primaries brought 640 pupils in 2022 and 910 in 2023, secondaries 310 and 290.",
    "Primaries",
    "Secondaries",
  ],
  ["Snapper drew 310 weekday and 540 weekend surfers, Bells 95 and 220.", "Snapper", "Bells"],
])("%s", (text, ...names) => {
  const table = tableOf(text);
  for (const name of names) expect(table).toContain(name);
});
