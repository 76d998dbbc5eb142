/** Amounts as people say them: "eight pounds fifty", "an hour and ten", "half a kilo", "none of the sprouts". */
import { expect, test } from "vitest";
import { shownMarks } from "./marks.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  // what "up" does not raise
  ["Of 90 kg, food made up 38, paper 22; tidy up 4", "90 38 22 4"],
  ["signed up 120, showed up 53", "120 53"],
  // one of a unit, and part of one
  ["half a kilo of rice, a kilo of beans, a quarter of a kilo of salt", "0.5 1 0.25"],
  ["A kilo of beef takes 15,400 l, 2 kilos 30,800", "15400 2 30800"],
  ["two cups of flour, a cup of sugar, half a cup of oil, a lot of salt", "2 1 0.5"],
  ["A litre of milk, half a litre of cream", "1 0.5"],
  // nothing
  ["It snowed 40 cm on Saturday, 15 on Sunday and not a flake on Monday", "40 @Saturday 15 @Sunday 0 @Monday"],
  ["nine of potatoes, four of beef, none of the sprouts", "9 4 0"],
  ["12 eggs into the cake, none into the salad", "12 0"],
  ["40% of the girls came, none of them early", "40"],
  ["candles 3, no soap at all", "3 0"],
  ["12 have a dog and 4 no pet at all", "12 4"],
  // one that counts, and one that stands for another
  ["nine spoons, six knives and exactly one good pan", "9 6 1"],
  ["nine spoons, six knives; the one good thing", "9 6"],
  // money
  ["ninety grand on the roof, two grand pianos", "90000 2"],
  ["Eight pounds fifty for adults, five pounds fifty people paid", "8.5 5 50"],
  ["coffee costs two eighty, tea two twenty", "2.8 2.2"],
  ["Ann had two, eighty went to Bo", "2 80"],
  // a measure and its smaller one
  ["an hour and ten on foot, 20 minutes by bus", "70 20"],
  ["twenty minutes by bus, an hour and ten people later", "20 1 10"],
  ["a metre forty at ten, two metres at 20", "140 10 2 20"],
  ["Lap times: 58 minutes for Ana, 47:30 for Bo", "58 47.5"],
  ["A lap takes 12 minutes, starting 9:30", "12 @9:30"],
  ["the 100 m 58, the 200 m 121", "100 58 200 121"],
  ["Kara 5'4\", Tom is 6'1", "64 73"],
  ["1'250 in Bern, 890 in Chur", "1250 890"],
  ["six weeks of rain, two of sun and one of snow", "6 2 1"],
  ["12 of them left and one of us stayed", "12"],
  ["14 of 20 passed French, 18 of 20 passed art", "14 18"],
  ["12 of our 80 buses run, 9 of the 20 trams", "12 80 9 20"],
  ["40 below zero in Yakutsk, ten degrees below zero in Oslo, 5 above in Rome", "-40 -10 5"],
  ["York pays 40, Hull 12 below York", "40 28"],
  ["a kilo of rice and 2 kilos of beans", "1 2"],
  ["Oslo minus twelve, Rome nine", "-12 9"],
  ["A dozen of us learn Spanish, half a dozen French", "12 6"],
  ["33 red marbles, a score of blue ones, two score ducks", "33 20 40"],
  ["Ana got a score of 8, Ben a score close to 9", "8 9"],
  ["One in five walks, three in five cycle, all of them eat", "20 60 100"],
  ["12 walk, 5 cycle, all of them eat", "12 5"],
  ["2,400 a month, 10% above that in May and a fifth below it in June", "2400 2640 @May 1920 @June"],
  ["It was 34% in 2020, rose by five points to 2022, then by another two to 2024", "34 @2020 39 @2022 @Then 41 @2024"],
  ["It rose by 5 to 45 in May", "40 45 @May"],
  ["Malta took 1,800, Cyprus fifty times Malta's number", "1800 90000"],
  ["Malta won 14, Cyprus won fifty times last year", "14 50 @last year"],
  ["My bike cost 1,200 and my brother's was 300 more. Dad's was a tenth of mine", "1200 1500 120"],
  ["8,000 hours now, in 2027 25% more, in 2030 double today's", "8000 @Now @2027 10000 @2030 16000"],
  ["14 on Monday, six more than on Friday, which was at 17", "14 @Monday 23 @Friday 17"],
  ["Our rent is €22, €5 above what Ana pays", "22 17"],
  ["Leeds has 40, 5 above Hull; Rome 3 above zero", "40 35 3 0"],
  ["Ann beat Bob by 4. Bob scored 30", "34 30"],
  ["Gran beat me at chess by 12. I had 18", "30 18"],
  ["Gran beat Bob by 4 and Ann by 6", "4 6"],
  ["Out of 1,000 tickets 640 have gone. A quarter of the rest are held", "640 90"],
  ["the 4th floor has 12, the 19th-century wing 40", "12 40"],
];
test.each(rows)("%s", (text, expected) => expect(shownMarks(text)).toBe(expected));
