import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Scores improved by 4 points in maths, 2 in English, but worsened by 3 in science.",
    "Maths 4 · English 2 · Science -3",
  ],
  ["Air quality improved 12% in Leeds and 8% in York but deteriorated 5% in Hull.", "Leeds 12 · York 8 · Hull -5"],
  ["The firm cut 400 jobs in 2021, 250 in 2022 and created 120 in 2023.", "2021 -400 · 2022 -250 · 2023 120"],
  ["The firm opened 12 shops in the north and closed 5 in the south.", "North 12 · South -5"],
  ["The dam lost 3 m in June, 2 m in July, and won back 1 m in August.", "June -3 · July -2 · August 1"],
  [
    "The library lost 400 of its 2,300 members in 2020, won back 150 in 2021 and 300 in 2022.",
    "2020 -400 · 2021 150 · 2022 300",
  ],
  ["Overtime fell in sales by 12 hours, in IT by 5, and rose in service by 9.", "Sales -12 · IT -5 · Service 9"],
  [
    "The chain opened 12 stores in Germany and 5 in Austria while closing 3 in Switzerland.",
    "Germany 12 · Austria 5 · Switzerland -3",
  ],
  ["They planted 40 trees in Ulm, 30 in Bonn and felled 12 in Kiel.", "Ulm 40 · Bonn 30 · Kiel -12"],
])("what got worse stands against what got better: %s", (text, line) => expect(readLine(text)).toContain(line));

test.each([
  [
    "Symptoms improved in 61 patients, worsened in 12 and were unchanged in 27.",
    "Improved 61 · Worsened 12 · Unchanged 27",
  ],
  ["Pupils: 40% improved, 12% worsened.", "Improved 40 · Worsened 12"],
  ["Unemployment worsened by 2 points in Kent and 3 in Devon.", "Kent 2 · Devon 3"],
  ["The pool opened at 9.30 and shut at 18.", "nothing-to-chart"],
  ["The team won 12 games, lost 5 and drew 3.", "Won 12 · Lost 5 · Drew 3"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toContain(line));
