import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Reach: Instagram 45K, LinkedIn 12K, X 8K and TikTok 61K",
    "Instagram 45000 · LinkedIn 12000 · X 8000 · TikTok 61000",
  ],
  ["Followers: Ann 4K in all, Bo 12K, Cy 30K", "Ann 4000 · Bo 12000 · Cy 30000"],
  ["Y: 23 N: 9 DK: 4", "Y 23 · N 9 · DK 4"],
  ["Yes: 41, N: 12, maybe: 3", "Yes 41 · N 12 · Maybe 3"],
])("%j tells all of them", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Tea 60%, coffee 40% (n: 32)", "Tea 60 · Coffee 40"],
  ["Views: 4K video 12K, HD video 30K", "4K video 12000 · HD video 30000"],
])("%j has no more", (text, line) => expect(readLine(text)).toBe(line));
