import { expect, test } from "vitest";
import { readLine, readUnit } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Boiling point: nitrogen 77 K, oxygen 90 K, argon 87 K", "Nitrogen 77 · Oxygen 90 · Argon 87"],
  ["Nitrogen boils at 77 K, oxygen at 90 K and argon at 87 K.", "Nitrogen 77 · Oxygen 90 · Argon 87"],
  ["Critical temperature: NbTi 9.2 K, Nb3Sn 18.3 K, MgB2 39 K", "NbTi 9.2 · Nb3Sn 18.3 · MgB2 39"],
  ["Surface temperatures: Sun 5,772 K, Sirius 9,940 K, Betelgeuse 3,600 K", "Sun 5772 · Sirius 9940 · Betelgeuse 3600"],
])("kelvin: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe("K");
});

test.each([
  ["Salaries: Ann 77 K, Bob 90 K", "Ann 77000 · Bob 90000"],
  ["Temperature sensors sold: Rome 77 K, Oslo 90 K, Bern 12 K", "Rome 77000 · Oslo 90000 · Bern 12000"],
  ["Hot tub sales: Rome 77K, Oslo 90K, Bern 12K", "Rome 77000 · Oslo 90000 · Bern 12000"],
])("thousands: %s", (text, line) => expect(readLine(text)).toBe(line));
