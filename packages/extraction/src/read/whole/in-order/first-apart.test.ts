import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Ann ran 42 km; Bo, Cy and Dee ran 30, 21 and 10.", "Ann 42 · Bo 30 · Cy 21 · Dee 10"],
  [
    "The divers at Stroma went down 40 metres; the crews at Hoy, Unst and Fetlar reached 33, 29 and 18.",
    "Stroma 40 · Hoy 33 · Unst 29 · Fetlar 18",
  ],
  [
    "The team in Leeds had to wait 212 days for a permit; the teams in Hull, York and Derby needed 164, 97 and 58.",
    "Leeds 212 · Hull 164 · York 97 · Derby 58",
  ],
  [
    "A pint in Oslo costs €9.50, while in Rome, Athens and Lisbon it costs 5, 4.50 and 3.",
    "Oslo 9.5 · Rome 5 · Athens 4.5 · Lisbon 3",
  ],
  [
    "Last year the Tigers scored 41 points. The Lions, Bears and Wolves scored 38, 30 and 22.",
    "Tigers 41 · Lions 38 · Bears 30 · Wolves 22",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["The race was 42 km; Bo, Cy and Dee ran 30, 21 and 10.", "Bo 30 · Cy 21 · Dee 10"],
  ["The course was 42 km long. Ann, Bo and Cy ran 30, 21 and 10.", "Ann 30 · Bo 21 · Cy 10"],
  ["In 2023 Leeds paid £30. In Hull, York and Derby, tickets cost 12, 15 and 18.", "Hull 12 · York 15 · Derby 18"],
])("what is told otherwise: %s", (text, line) => expect(readLine(text)).toBe(line));
