/** What may be a title, and which is chosen: whole sentences. */
import { describe, expect, test } from "vitest";
import { allStages, extract, SENSES } from "../../full-reader.ts";
import { atomsOf } from "../../read/sentence/atoms.ts";
import { composeChart } from "../compose-chart.ts";
import { type Chooser, firstOf, titleOf } from "../title.ts";
import { candidatesOf } from "./candidates.ts";
import type { Candidate } from "./sources.ts";
import { TITLE_SENSE } from "./stored-title-trees.ts";
import { titleSigns } from "./title-signs.ts";
import { titleSpans } from "./title-spans.ts";

/** All that may be the title of a text, and the signs of each. */
function asked(text: string): { candidates: Candidate[]; signs: Float32Array[] } {
  const { scan, mentions, readings } = allStages(text);
  const [ranked] = readings;
  if (!ranked) throw new Error(`nothing is read of ${text}`);
  const found: { candidates: Candidate[]; signs: Float32Array[] } = { candidates: [], signs: [] };
  const gather: Chooser = (input, proposals, amount) => {
    const { shown, candidates } = candidatesOf(input, proposals, amount, SENSES);
    found.candidates = candidates;
    found.signs = titleSigns(shown, candidates, TITLE_SENSE.worths);
    return firstOf(input, proposals, amount);
  };
  composeChart({ scan, mentions, ranked, titles: (input) => ({ ...titleOf(input, gather), notes: [] }) });
  return found;
}

const wordsOf = (text: string): string[] => asked(text).candidates.map(({ words }) => words);

describe("phrases of a text that may be a title", () => {
  const spans = (text: string): string[] => {
    const { scan, mentions } = allStages(text);
    return titleSpans(atomsOf(scan, mentions)).map(({ start, end }) => scan.text.slice(start, end));
  };

  test.each([
    ["Of the 66 dogs in the shelter 31 are old and 20 are young.", "dogs in the shelter"],
    ["Of the 48 books I read last year, 20 were novels and 28 were not.", "books I read last year"],
    ["Damage claims came to 310 in May and 225 in June.", "Damage claims"],
    ["What families pay to cook: Accra 12, Lagos 15", "What families pay to cook"],
    ["47% of GPs and 39% of consultants plan to emigrate.", "plan to emigrate"],
  ])("%s holds %s", (text, words) => {
    expect(spans(text)).toContain(words);
  });

  test.each([
    ["Analysts expect earnings of 48 cents in May and 51 in June.", "Analysts expect earnings"],
    ["The garden was busy: bees 24, wasps 41", "garden was busy"],
    ["Kayla spends $120 a week on food, Ben 65.", "week on food"],
    ["Driving the increase were energy, up 27%, and food, up 14%.", "Driving the increase"],
    ["A week's shop came to 64 euros in March and 71 in May.", "week's"],
    ["Unread mails Mon 120, Tue 84", "Unread"],
  ])("%s does not hold %s", (text, words) => {
    expect(spans(text)).not.toContain(words);
  });
});

describe("what figures measure is proposed where a unit or a deed alone tells it", () => {
  test.each([
    ["The Nile is 6,650 km long, the Amazon 6,400 and the Yangtze 6,300.", ["Km long", "Length"]],
    ["A cat weighs 4 kg, a dog 20 and a horse 500.", ["Weight"]],
    ["Leeds shops sold 210 hats in May and 190 in June.", ["Hats sold"]],
    ["We spent $4,200 on ads in March, $3,100 in April and $5,600 in May.", ["Spending", "Spending on ads"]],
    ["The app crashed 14 times a day on the Pixel and 9 times on the Galaxy.", ["Crashes"]],
    ["It's 22 degrees in Faro, 19 in Porto and 11 in Braga.", ["Degrees"]],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(expect.arrayContaining(words));
  });
});

describe("what is said of one figure alone is no title", () => {
  test.each([
    ["Graphics: 9, Sound: 8, Story: 10", "Graphics"],
    ["We won 12, lost 5 and drew 3", "Wins"],
    ["A mere 3 per cent said yes; 21 per cent said maybe; 76 per cent said never.", "Said yes"],
    ["Ann 40 pizza, Ben 25 beer, Cy 12 taxi", "Pizza"],
    ["Germany spends 1.6% of its GDP on defence, Poland 3.9% and Italy 1.5%.", "GDP on defence"],
    ["Bees visited the lavender 84 times, the thyme 51 times and the roses 12 times.", "Times"],
  ])("%s: %s", (text, words) => {
    expect(wordsOf(text)).not.toContain(words);
  });
});

test("each candidate has as many signs as the others, none of them no number", () => {
  for (const text of [
    "Ann 40, Ben 25",
    "Of our 60 staff 40 walk, 12 drive and 8 cycle.",
    "Rent rose from 900 to 1,100 euros.",
  ]) {
    const { candidates, signs } = asked(text);
    expect(signs).toHaveLength(candidates.length);
    expect(new Set(signs.map(({ length }) => length)).size).toBe(1);
    expect(signs.every((row) => row.every(Number.isFinite))).toBe(true);
  }
});

test("one candidate alone is what the plain order of the sources chooses", () => {
  const { candidates } = asked("Berlin sold 40 bikes, Rome 30 and Oslo 12.");
  expect(candidates.filter(({ first }) => first)).toHaveLength(1);
});

describe("the title of a chart", () => {
  const titleIn = (text: string): string => {
    const answer = extract(text);
    return answer.ok ? answer.chart.title : answer.reason;
  };

  test.each([
    [
      "While Kenya's coffee exports went from $220m (2019) to $310m (2023), Uganda's soared from $410m to $920m.",
      "Coffee exports",
    ],
    ["Of the 66 dogs in the shelter 31 are mixed breeds, 20 are shepherds and 15 are terriers.", "Dogs in the shelter"],
    ["Pilots earn €7,200 with us and cabin crew €2,450; at the competition it's €8,050 and €2,300.", "Earnings"],
    ["Liverpool, Arsenal and City finished on 82, 84 and 91 points respectively.", "Points"],
    ["A coffee costs 3 euros, a sandwich 6 and the cake 5.", "Cost"],
    ["We, said Mrs Ito, planted 30 oaks in 2021, 45 in 2022 and 60 in 2023.", "Oaks"],
  ])("%s: %s", (text, title) => {
    expect(titleIn(text)).toBe(title);
  });

  test.each([
    ["Rent by city: Rome 900, Oslo 1200", "Rent by city"],
    ["How do you get to work? Car 52%, train 31%, bike 17%", "How do you get to work?"],
    ["City,Rent\nRome,900\nOslo,1200", "Rent"],
    ["Yes 60%, no 40%", "Yes and no"],
  ])("what the text writes above its figures stays: %s", (text, title) => {
    expect(titleIn(text)).toBe(title);
  });
});
