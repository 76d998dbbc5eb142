import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { twoLabels } from "./two-labels.ts";

test.each([
  [
    "Country\tCity\tRent\nSpain\tMadrid\t1,150\nSpain\tValencia\t850\nItaly\tRome\t1,100\nItaly\tTurin\t650",
    "Madrid 1150 · Valencia 850 · Rome 1100 · Turin 650",
  ],
  ["Fruit,Apples,12\n,Pears,9\nVeg,Leeks,7\n,Kale,4", "Apples 12 · Pears 9 · Leeks 7 · Kale 4"],
  [
    "| Dept | Team | Staff | Open |\n|---|---|---|---|\n| Sales | A | 12 | 2 |\n| Sales | B | 9 | 1 |\n| IT | A | 7 | 3 |",
    "[Staff / Open] Sales A 12/2 · Sales B 9/1 · IT A 7/3",
  ],
  [
    "01.03.2024;Rent;-950,00\n03.03.2024;Salary;2.840,00\n05.03.2024;Power;-84,50",
    "Rent -950 · Salary 2840 · Power -84.5",
  ],
  [
    "2024-03-01\tCARD PAYMENT TESCO\t-34.20\n2024-03-02\tSALARY\t2150.00\n2024-03-04\tRENT\t-875.00",
    "CARD PAYMENT TESCO -34.2 · SALARY 2150 · RENT -875",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Mon,Rain,12\nTue,Sun,18\nWed,Rain,9",
  "2024-03-01,Home,340\n2024-03-08,Away,290\n2024-03-15,Cup,410",
  "Day,High,Low\nMon,12,4\nTue,14,6\nWed,11,2",
  "Rome,Italy,2.8\nParis,France,2.1\nOslo,Norway,0.7",
])("stays as it is: %s", (text) => expect(twoLabels(text)).toBeNull());
