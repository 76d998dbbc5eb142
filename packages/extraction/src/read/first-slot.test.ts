import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const cases: Record<string, readonly (readonly [string, string])[]> = {
  "whom a share is of, where the others stand behind 'among', 'of' or a noun like it": [
    ["One in four nurses I asked plans to leave; among the doctors, one in ten.", "Nurses 25 · Doctors 10"],
    [
      "One in five adults in the town has no car. Among the over-seventies it is one in two.",
      "Adults 20 · Over-seventies 50",
    ],
    ["Every second boy here plays an instrument. Among adults it is one in five.", "Boy 50 · Adults 20"],
    [
      "Two thirds of cat owners talk to it daily. For dog owners it's nine in ten.",
      "Cat owners 66.667 · Dog owners 90",
    ],
    ["70% of nurses want shorter shifts; among doctors, it's 45%.", "Nurses 70 · Doctors 45"],
    ["One in six men snores loudly; among women it's one in ten.", "Men 16.667 · Women 10"],
  ],
  "where it is, as the others stand behind the same small word": [
    ["One in five children here goes to bed hungry. In the next borough it's one in ten.", "Here 20 · Next borough 10"],
    ["One in five children in Kent lives in poverty; in Leeds it's one in four.", "Kent 20 · Leeds 25"],
  ],
  "what is done, or to what, as the others say it": [
    ["Seven kids wanted a slide, eleven a zip line, and twenty a skate ramp.", "Slide 7 · Zip line 11 · Skate ramp 20"],
    ["Every third house in the village has a dog, every fifth a cat.", "Dog 33.333 · Cat 20"],
    ["Three of my houseplants died this winter, one is sulking, two are fine.", "Died 3 · Sulking 1 · Fine 2"],
    ["Four fifths of the nets we handed out were stolen; a fifth had been torn.", "Stolen 80 · Torn 20"],
    ["Three quarters of the class walk to school, a quarter get driven.", "Walk to school 75 · Get driven 25"],
  ],
  "no change in time, where one sentence ends and the next tells of others": [
    ["Four fifths of the applicants came from abroad; only a fifth live in town.", "Abroad 80 · Town 20"],
    ["Two in five buyers now lean on their parents; among sellers it is one in eight.", "Buyers 40 · Sellers 12.5"],
    ["It is 12 now; it had been 20.", "Before 20 · Now 12"],
    ["Half the kids chose drums, a third the violin, one sixth nothing.", "Drums 50 · Violin 33.333 · Nothing 16.667"],
  ],
  "names that are right as they stand": [
    ["Seven women passed, eight men.", "Women 7 · Men 8"],
    ["40% of people chose apples; for pears it's 20%.", "Apples 40 · Pears 20"],
    ["57% called it fun, 31% got a little dizzy, 12% left.", "Fun 57 · Little dizzy 31 · Left 12"],
    ["42% approved of the president's handling and 55% disapproved.", "Approved 42 · Disapproved 55"],
  ],
};

for (const [name, rows] of Object.entries(cases))
  describe(name, () => {
    test.each(rows)("%s", (text, line) => expect(readLine(text)).toBe(line));
  });
