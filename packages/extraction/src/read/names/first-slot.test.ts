import { describe, expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

const cases: Record<string, readonly (readonly [string, string])[]> = {
  "whom a share is of, where the others stand behind 'among', 'of' or a noun like it": [
    ["One in four nurses I asked plans to leave; among the doctors, one in ten.", "Nurses 25 · Doctors 10"],
    [
      "One in five adults in the town has no car. Among the over-seventies it is one in two.",
      "Adults 20 · Over-seventies 50",
    ],
    ["Every second boy here plays an instrument. Among adults it is one in five.", "Boy 50 · Adults 20"],
    ["Two thirds of cat owners talk to it daily. For dog owners it's nine in ten.", "Cat owners 66.7 · Dog owners 90"],
    ["70% of nurses want shorter shifts; among doctors, it's 45%.", "Nurses 70 · Doctors 45"],
    ["One in six men snores loudly; among women it's one in ten.", "Men 16.7 · Women 10"],
  ],
  "where it is, as the others stand behind the same small word": [
    ["One in five children here goes to bed hungry. In the next borough it's one in ten.", "Here 20 · Next borough 10"],
    ["One in five children in Kent lives in poverty; in Leeds it's one in four.", "Kent 20 · Leeds 25"],
  ],
  "what is done, or to what, as the others say it": [
    ["Seven kids wanted a slide, eleven a zip line, and twenty a skate ramp.", "Slide 7 · Zip line 11 · Skate ramp 20"],
    ["Every third house in the village has a dog, every fifth a cat.", "Dog 33.3 · Cat 20"],
    ["Three of my houseplants died this winter, one is sulking, two are fine.", "Died 3 · Sulking 1 · Fine 2"],
    ["Four fifths of the nets we handed out were stolen; a fifth had been torn.", "Stolen 80 · Torn 20"],
    ["Three quarters of the class walk to school, a quarter get driven.", "Walk to school 75 · Driven 25"],
  ],
  "no change in time, where one sentence ends and the next tells of others": [
    ["Four fifths of the applicants came from abroad; only a fifth live in town.", "Abroad 80 · Town 20"],
    ["Two in five buyers now lean on their parents; among sellers it is one in eight.", "Buyers 40 · Sellers 12.5"],
    ["It is 12 now; it had been 20.", "Before 20 · Now 12"],
    ["Half the kids chose drums, a third the violin, one sixth nothing.", "Drums 50 · Violin 33.3 · Nothing 16.7"],
  ],
  "what each is of, where the others say nothing else": [
    ["I drank 6 cups of coffee yesterday, 3 of tea and 1 of cocoa.", "Coffee 6 · Tea 3 · Cocoa 1"],
    [
      "She owns 14 pairs of boots in every colour, 9 of sandals and 22 of trainers.",
      "Boots 14 · Sandals 9 · Trainers 22",
    ],
    ["Ben ate 14 slices of pizza at lunch, 9 of cake and 3 of pie.", "Pizza 14 · Cake 9 · Pie 3"],
    ["Ann has 12 bottles of red, Bo 9 of white, Cy 4 of rosé.", "Ann 12 · Bo 9 · Cy 4"],
  ],
  "no year for one of several things": [
    ["The library lent 960 novels, 710 comics and 180 films in 2023.", "Novels 960 · Comics 710 · Films 180"],
    [
      "Our surgeons did 96 spays, 71 dental jobs and 18 fracture repairs in 2023.",
      "Spays 96 · Dental jobs 71 · Fracture repairs 18",
    ],
    ["Target 40, budget 30, 2023 20.", "Target 40 · Budget 30 · 2023 20"],
  ],
  "names of one head": [
    [
      "Jobs in the old town rose from 42 to 55, whereas the harbour slid from 51 to 33.",
      "[Jobs / Harbour] Before 42/51 · After 55/33",
    ],
  ],
  "several series, or their first group, behind one small word": [
    [
      "Complaints among nurses rose from 12 to 31, while among porters they fell from 9 to 4.",
      "[Nurses / Porters] Before 12/9 · After 31/4",
    ],
    [
      "Fees for cats went from 12 to 31, whereas for dogs they went from 9 to 4.",
      "[Cats / Dogs] Before 12/9 · After 31/4",
    ],
    [
      "At Oslo you wait 46 minutes by day, 52 by night; at Bergen 21 and 24.",
      "[Oslo / Bergen] Day 46/21 · Night 52/24",
    ],
    ["Cats slept 4 hours on the sofa and 6 on the bed; dogs 3 and 2.", "[Sofa / Bed] Cats 4/6 · Dogs 3/2"],
  ],
  "names that are right as they stand": [
    ["Seven women passed, eight men.", "Women 7 · Men 8"],
    ["40% of people chose apples; for pears it's 20%.", "Apples 40 · Pears 20"],
    ["57% called it fun, 31% got a little dizzy, 12% left.", "Fun 57 · Little dizzy 31 · Left 12"],
  ],
};

for (const [name, rows] of Object.entries(cases))
  describe(name, () => {
    test.each(rows)("%s", (text, line) => expect(readLine(text)).toBe(line));
  });
