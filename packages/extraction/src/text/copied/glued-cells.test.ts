import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { gluedCells } from "./glued-cells.ts";

test.each([
  [
    "MakersQ1 2022Q2 2022\nNoro21%19%\nTelva33%36%\nOthers46%45%",
    "[Noro / Telva / Others] Q1 2022 21/33/46 · Q2 2022 19/36/45",
  ],
  [
    "Survey yearParkPoolNo opinionSample size\n201541%38%21%1,204\n200844%30%26%1,118",
    "[Park / Pool / No opinion] 2008 44/30/26 · 2015 41/38/21",
  ],
  [
    "Smoking, n (%)\nMen (n = 610)Women (n = 655)\n Never310 (50.8)402 (61.4)\n Former300 (49.2)253 (38.6)",
    "[Men / Women] Never 310/402 · Former 300/253",
  ],
  [
    "Marital status\n Single or widowed41 (30.1)\n Married79 (58.1)\n Divorced16 (11.8)",
    "Single or widowed 41 · Married 79 · Divorced 16",
  ],
  [
    "Summer TyresMPG\nOrion Sport Plus31.4\nVela Touring A/T29.8\nKuma HT P0530.2",
    "Orion Sport Plus 31.4 · Vela Touring A/T 29.8 · Kuma HT P05 30.2",
  ],
  [
    "Three Months Ended\nIn millions20242023\nNorth$277 $292 \nSouth125 117 \nEast63 67",
    "[North / South / East] 2023 292/117/67 · 2024 277/125/63",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Phones\niPhone15\nPixel8", "mon5 tue7\nwed9 thu4", "Sales\nQ1 40%\nQ2 60%"])("stays as it is: %s", (text) =>
  expect(gluedCells(text)).toBeNull(),
);
