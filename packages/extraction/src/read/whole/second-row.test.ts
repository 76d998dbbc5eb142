/** A row that counts off the times of the nameless one before it. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Harvest 2024: tomatoes 23 kg, potatoes 41 kg, beans 6 kg, pumpkins 18 kg (2023: 15, 38, 9, 12)",
    "[2024 / 2023] Tomatoes 23/15 · Potatoes 41/38 · Beans 6/9 · Pumpkins 18/12",
  ],
  [
    "Sales 2024: A 1, B 2, C 3, D 4, E 5, F 6, G 7 (2023: 8, 9, 10, 11, 12, 13, 14)",
    "[2024 / 2023] A 1/8 · B 2/9 · C 3/10 · D 4/11 · E 5/12 · F 6/13 · G 7/14",
  ],
  [
    "Sales 2024: North 420, South 310 and East 275. 2023: 400, 305, 290.",
    "[North / South / East] 2023 400/305/290 · 2024 420/310/275",
  ],
  [
    "Scores: maths 61, art 70, music 58; UK average 59, 65, 60",
    "[Scores / UK average] Maths 61/59 · Art 70/65 · Music 58/60",
  ],
  ["Goals: Ann 12, Bo 9, Cy 4 (last year 10, 11, 6)", "[This year / Last year] Ann 12/10 · Bo 9/11 · Cy 4/6"],
  ["Ann 3, Bo 4, Cy 5 (ages 12, 14, 15)", "Ann 3 · Bo 4 · Cy 5"],
  ["Mon 12, Tue 15, Wed 9 (last week 10, 11, 14)", "[This week / Last week] Mon 12/10 · Tue 15/11 · Wed 9/14"],
  ["2021 40, 2022 52, 2023 61; target 45, 50, 55", "[Actual / Target] 2021 40/45 · 2022 52/50 · 2023 61/55"],
  ["Babies born 2021 12, 2022 15, 2023 11 (boys 7, 6, 5)", "[Babies / Boys] 2021 12/7 · 2022 15/6 · 2023 11/5"],
  ["Jan 3.2% Feb 2.9% Mar 2.8% – core 3.8 3.6 3.5", "[Value / Core] Jan 3.2/3.8 · Feb 2.9/3.6 · Mar 2.8/3.5"],
  [
    "We planned £400 for paint, £250 for tiles and £90 for tools. We paid £510, £240 and £130.",
    "[Planned / Paid] Paint 400/510 · Tiles 250/240 · Tools 90/130",
  ],
  [
    "They promised 300 homes in Leeds, 200 in York and 150 in Hull. They built 210, 205 and 90.",
    "[Promised / Built] Leeds 300/210 · York 200/205 · Hull 150/90",
  ],
  [
    "Monday 12 km, Tuesday 8, Wednesday 15. My sister did 10, 9 and 11.",
    "[Me / Sister] Monday 12/10 · Tuesday 8/9 · Wednesday 15/11",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Mon 12, Tue 15, Wed 9, total 36, 40, 44", "Mon 12 · Tue 15 · Wed 9"],
  ["Mon 12, Tue 15, Wed 9, in all 36", "Mon 12 · Tue 15 · Wed 9"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
