/** Units are shown where all values can have them, and parts of a value are no values. */
import { expect, test } from "vitest";
import { chartLine, readLine } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

const withUnit = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? `${chartLine(answer.chart)} (${answer.chart.unit ?? "no unit"})` : answer.reason;
};

test.each<[string, string]>([
  ["recipe: 200g flour, 2 eggs", "Flour 200 · Eggs 2 (no unit)"],
  ["Flour 200g, sugar 150g, eggs 3", "Flour 200 · Sugar 150 · Eggs 3 (no unit)"],
  ["pushups 50 situps 80 plank 3 min", "Pushups 50 · Situps 80 · Plank 3 (no unit)"],
  ["Sleep 7 hours, 3 coffees, 2 meetings", "Sleep 7 · Coffees 3 · Meetings 2 (no unit)"],
  ["Waist 88 cm, weight 82", "Waist 88 · Weight 82 (no unit)"],
  ["Weight 82 kg, down from 90; waist 88, down from 96", "[Weight / Waist] Before 90/96 · Now 82/88 (no unit)"],
  ["Waist 88 cm, hips 102, chest 110", "Waist 88 · Hips 102 · Chest 110 (cm)"],
  ["Coming by bus 20 min, by car 12", "Bus 20 · Car 12 (min)"],
])("shows a unit that all values can have: %s", (text, line) => expect(withUnit(text)).toBe(line));

test.each<[string, string]>([
  ["Phone lasts 14 hours, laptop 9, watch 2 days", "Phone 14 · Laptop 9 · Watch 48 (hours)"],
  ["The bridge is 210m long, the tunnel 1.4km", "Bridge 0.21 · Tunnel 1.4 (km)"],
  ["Ran 7 km with 120 m of climb", "Ran 7 (km)"],
])("tells all values in one unit: %s", (text, line) => expect(withUnit(text)).toBe(line));

test.each<[string, string]>([
  ["Ava is 1.32m, Leo 1.18m", "Ava 1.32 · Leo 1.18 (m)"],
  ["lorry 12m, minibus 7m", "Lorry 12 · Minibus 7 (m)"],
  ["Pine 18m, oak 22m, birch 15m", "Pine 18 · Oak 22 · Birch 15 (m)"],
  ["Norway is 5.5m, Denmark 5.9m", "Norway 5500000 · Denmark 5900000 (no unit)"],
  ["Truck makers: Volvo 1.2m users, MAN 0.9m", "Volvo 1200000 · MAN 900000 (no unit)"],
])("takes metres for what they are: %s", (text, line) => expect(withUnit(text)).toBe(line));

test.each<[string, string]>([
  ["Rent $1,200, gym 3 times a week, food $450", "Rent 1200 · Food 450"],
  ["Spain won 4 times, Germany 3 times, Italy twice", "Spain 4 · Germany 3 · Italy 2"],
  ["The twins weigh 11kg and 13kg, their big brother is 24kg", "Big brother 24"],
  ["Cats and dogs weigh 4kg and 20kg, horses 500kg", "Cats 4 · Dogs 20 · Horses 500"],
  ["Hurling: Kilkenny 2-21, Tipperary 1-22", "unclear"],
  ["Password must have 8 characters and 2 numbers", "unclear"],
  ["Choose a username of at least 6 letters and 1 symbol", "unclear"],
  ["Passwords reset: Mon 4, Tue 9, Wed 5", "Mon 4 · Tue 9 · Wed 5"],
])("leaves out what is no value: %s", (text, line) => expect(readLine(text)).toBe(line));
