import { expect, test } from "vitest";
import { readLine, readUnit } from "../compose/chart-line.fixture.ts";
import { conversions } from "./conversions.ts";

test.each([
  [
    "The trail is 12 miles (19 km) long, the other one 8 miles (13 km).",
    "The trail is 12 miles long, the other one 8 miles.",
  ],
  [
    "I weigh 218.5 pounds (15 stone 8.5 pounds, 99.1 kg), a loss of 1.5 pounds, or 0.7 kg.",
    "I weigh 218.5 pounds, a loss of 1.5 pounds.",
  ],
  ["It fell from 86 °F (30 °C) to -4°F (-20°C).", "It fell from 86 °F to -4°F."],
  ["at 6 feet 4 inches (193 cm) he towers", "at 6 feet 4 inches he towers"],
  ["A covers 31,700 square miles (82,100 km2), B 960 acres/388 hectares", "A covers 31,700 square miles, B 960 acres"],
  ["1 lb (0.5 kg) of flour", "1 lb of flour"],
])("%s", (text, told) => expect(conversions(text)?.text).toBe(told));

test.each([
  "12 miles (4 km uphill)",
  "The run is 12 miles (4 km of them uphill), the ride 30 miles",
  "3 kg (2 oz more)",
  "Ann 5 km (12 km), Bo 7 km (15 km)",
  "1.2 kg or 1.4 kg",
  "12 of 30 (40%)",
])("stays: %s", (text) => expect(conversions(text)).toBeNull());

test.each([
  [
    "The Rhine is 764 miles (1,230 kilometers) long and the Loire is 625 miles long (1,006 kilometers).",
    "Rhine 764 · Loire 625",
    "mi",
  ],
  [
    "Highs: Seville 40.2°C (104.4°F), Porto 31.5°C (88.7°F), Bilbao 29°C (84.2°F)",
    "Seville 40.2 · Porto 31.5 · Bilbao 29",
    "°C",
  ],
  ["Ann lifted 100 kg (220 lb), Bo 90 kg (198 lb)", "Ann 100 · Bo 90", "kg"],
  [
    "The cheetah runs at 70 mph (112 km/h), the lion at 50 mph (80 km/h), the ostrich at 43 mph (69 km/h).",
    "Cheetah 70 · Lion 50 · Ostrich 43",
    "mph",
  ],
  ["Denver lies at 5,280 feet (1,609 m), Leadville at 10,152 feet (3,094 m).", "Denver 5280 · Leadville 10152", "ft"],
])("%s", (text, line, unit) => expect([readLine(text), readUnit(text)]).toEqual([line, unit]));
