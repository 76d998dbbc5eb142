import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { statistics } from "./statistics.ts";

test.each([
  ["Mean time: 19.53ms ± 0.09ms, max time: 85.02 ms ± 1.4 ms", "Mean time: 19.53ms, max time: 85.02 ms"],
  ["aged 54.3 ± 12.1 years in A and 55.8 ± 11.4 in B (p=0.42).", "aged 54.3 years in A and 55.8 in B."],
  [
    "42% of patients and 18% of controls (OR 3.3; 95% CI 1.9 to 5.6; P < 0.001).",
    "42% of patients and 18% of controls.",
  ],
  ["8,214 (SD 2,310) steps and 6,102 (SD = 1,980) more", "8,214 steps and 6,102 more"],
  ["groups differed, F(2, 87) = 14.2, p < .001.", "groups differed."],
  ["31s +/-3.2%, 39s ±2.6%", "31s, 39s"],
])("%s", (text, told) => expect(statistics(text)?.text).toBe(told));

test.each([
  "A poll with a margin of error of ±3 points",
  "Thune (SD) 45, Merkley (OR) 38",
  "Tea 12 (or 14 on Sundays)",
  "p 12, q 14",
  "Spend: IT 1.2m, HR 0.4m, Legal 0.8m",
  "Turnover: Sales 12.5, HR 8.3, IT 10.1",
  "Revenue (12) = 4",
])("stays: %s", (text) => expect(statistics(text)?.text ?? text).toBe(text));

test.each([
  [
    "The mean age was 54.3 ± 12.1 years in group A and 55.8 ± 11.4 years in group B (p=0.42).",
    "Group A 54.3 · Group B 55.8",
  ],
  [
    "At week 12 weight had changed by -6.2 kg (95% CI, -7.1 to -5.3) with the drug and -1.4 kg (95% CI, -2.2 to -0.6) with placebo.",
    "Drug -6.2 · Placebo -1.4",
  ],
  [
    "Participants walked 8,214 (SD 2,310) steps on weekdays and 6,102 (SD 1,980) at weekends.",
    "Weekdays 8214 · Weekends 6102",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
