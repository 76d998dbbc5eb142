import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Cholesterol fell by 0.4 points on placebo, 0.9 on statins and 1.3 on both.",
    "Placebo -0.4 · Statins -0.9 · Both -1.3",
  ],
  ["Prices dropped by £3 in Leeds, £5 in York and £2 in Hull.", "Leeds -3 · York -5 · Hull -2"],
  ["Numbers declined by 12 in May, 8 in June and 3 in July.", "May -12 · June -8 · July -3"],
  ["Weight fell 3 kg on diet A, 2 kg on B and stayed flat on C", "A -3 · B -2 · C 0"],
  ["Temperature dropped by 4 degrees in the shade and by 1 in the sun.", "Shade -4 · Sun -1"],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test.each([
  ["Prices rose by £3 in Leeds, £5 in York and £2 in Hull.", "Leeds 3 · York 5 · Hull 2"],
  ["Our Wi-Fi drops 3 times a day on weekdays and 7 times at weekends.", "Weekdays 3 · Weekends 7"],
  ["Ann lost 3 kg, Bo 5 kg and Cy 2 kg.", "Ann 3 · Bo 5 · Cy 2"],
  ["Stock fell by 4 to 12 in Leeds and by 5 to 9 in York", "12"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toContain(line));
