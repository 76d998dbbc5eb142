import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Leeds has 120 fewer nurses than last year, York 80 fewer and Hull 45 fewer.", "Leeds -120 · York -80 · Hull -45"],
  ["Ana ran 6 km more than Bo, Cy 4 km more and Di 2 km more.", "Ana 6 · Cy 4 · Di 2"],
  [
    "Trains were 4 minutes slower than in 2019, buses 6 minutes slower, trams 2 minutes faster.",
    "Trains 4 · Buses 6 · Trams -2",
  ],
  [
    "Rents are $120 higher in Austin than a year ago, $85 higher in Dallas and $40 lower in Houston.",
    "Austin 120 · Dallas 85 · Houston -40",
  ],
  [
    "Newcastle have scored 6 fewer goals this season. Arsenal have scored 4 fewer goals, Sunderland 3 fewer goals.",
    "Newcastle -6 · Arsenal -4 · Sunderland -3",
  ],
  ["Line A was 14 minutes later than planned, line B 9 minutes, line C 3 minutes.", "Line A 14 · Line B 9 · Line C 3"],
  [
    "Dad is 10 years older than Mum, Uncle Joe 4 years, and Aunt Rose is 3 years younger.",
    "Dad 10 · Uncle Joe 4 · Aunt Rose -3",
  ],
  [
    "Costs came in 8% below budget for roads, 3% above for schools and 12% above for parks.",
    "Roads -8 · Schools 3 · Parks 12",
  ],
  [
    "Rainfall was 20% above normal in Kent, 35% in Devon and 10% below normal in Fife.",
    "Kent 20 · Devon 35 · Fife -10",
  ],
  ["Flights to Rome are €40 up on last year, to Paris €25 up, to Madrid €10 down.", "Rome 40 · Paris 25 · Madrid -10"],
  ["Bus A came 4 minutes early, bus B 6 minutes late and bus C 11 minutes late.", "Bus A -4 · Bus B 6 · Bus C 11"],
  ["Ships are 3 days late from Asia, 5 days from India and a day ahead from Brazil.", "Asia 3 · India 5 · Brazil -1"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ana is 34, her sister 6 years younger, her brother 3 years older", "Ana 34 · Sister 28 · Brother 37"],
  ["Mon 20, Tue 5 fewer, Wed 3 more", "Mon 20 · Tue 15 · Wed 18"],
  ["Ben has 4 more stickers than Ana. Cleo has 3 more than Ben. Ana has 10.", "Ben 14 · Cleo 17 · Ana 10"],
  [
    "Women live 5.2 years longer than men in Spain, 4 years longer in Italy and 3.1 years longer in Sweden.",
    "Spain 5.2 · Italy 4 · Sweden 3.1",
  ],
  ["Trains on Monday: 12 late, 3 early, 85 on time.", "Late 12 · Early 3 · On time 85"],
  ["Thumbs: 40 up, 12 down.", "Up 40 · Down 12"],
  ["We hiked 800 m up, 600 m down.", "Up 800 · Down 600"],
  ["Ana is 3 cm taller than Bo, Cy 5 cm taller, Bo is 150 cm.", "Ana 153 · Cy 155 · Bo 150"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
