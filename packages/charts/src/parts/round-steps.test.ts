import { expect, test } from "vitest";
import { roundSteps } from "./round-steps.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const row = (count: number, nameOf: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => nameOf(at));
const months = row(24, (at) => `${MONTHS[(at + 2) % 12]} ${2022 + Math.floor((at + 2) / 12)}`);

const shown = (names: readonly string[], positions?: readonly number[]): string[] =>
  roundSteps({ names, positions }).map((kept) => kept.map((at) => names[at]).join(" "));

test.each([
  ["years", row(40, (at) => `${1985 + at}`), "1985 1990 1995 2000 2005 2010 2015 2020"],
  ["every fifth year", row(14, (at) => `${1955 + 5 * at}`), "1960 1970 1980 1990 2000 2010 2020"],
  ["days", row(30, (at) => `Nov ${at + 1}`), "Nov 5 Nov 10 Nov 15 Nov 20 Nov 25 Nov 30"],
  [
    "weeks of a year",
    row(30, (at) => `Week ${at + 1}, 2024`),
    "Week 5, 2024 Week 10, 2024 Week 15, 2024 Week 20, 2024 Week 25, 2024 Week 30, 2024",
  ],
  ["hours", row(24, (at) => `${at}:00`), "0:00 6:00 12:00 18:00"],
  ["names without a number", row(13, (at) => "abcdefghijklm"[at] ?? ""), "a e i m"],
])("%s go by round, even steps", (_, names, steps) => expect(shown(names)).toContain(steps));

test("months go by quarters and halves of a year, from January on, where their dates are known", () => {
  const positions = months.map((_, at) => 2022 + (at + 2) / 12);
  const steps = shown(months, positions);
  expect(steps[0]).toBe(months.join(" "));
  expect(steps).toContain("Apr 2022 Jul 2022 Oct 2022 Jan 2023 Apr 2023 Jul 2023 Oct 2023 Jan 2024");
  expect(steps.at(-1)).toBe("Jul 2022 Jan 2023 Jul 2023 Jan 2024");
});

test("quarters never go by threes", () => {
  const names = row(16, (at) => `Q${(at % 4) + 1} ${2020 + Math.floor(at / 4)}`);
  const steps = shown(
    names,
    names.map((_, at) => 2020 + at / 4),
  );
  expect(steps).toContain("Q1 2020 Q1 2021 Q1 2022 Q1 2023");
  expect(steps.some((step) => step.startsWith("Q1 2020 Q4 2020"))).toBe(false);
});

test("days over the end of a month go by the week", () => {
  const names = row(31, (at) => (at < 12 ? `${at + 20} March` : `${at - 11} April`));
  const positions = names.map((_, at) => 2024 + (80 + at) / 366);
  expect(shown(names, positions)).toContain("20 March 27 March 3 April 10 April 17 April");
});

test("fewer than four names are no steps", () => {
  for (const kept of roundSteps({ names: row(13, (at) => `${2012 + at}`) })) expect(kept.length).toBeGreaterThan(3);
});
