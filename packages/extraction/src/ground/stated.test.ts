import { describe, expect, test } from "vitest";
import { left, rowsOf } from "./answers.fixture.ts";

describe("numbers told otherwise than by their digits", () => {
  test.each<[says: string, text: string, rows: string]>([
    ["minutes by a clock", "Lap 1 1:32, lap 2 1:29, lap 3 1:51", "Lap 1 92, Lap 2 89, Lap 3 111"],
    ["… or as minutes", "Longest solos: bass 1:12, drums 2:39, guitar 6:30", "Bass 1.2, Drums 2.65, Guitar 6.5"],
    ["hours and minutes", "Ben slept 6h 30 and Ana 7 h 45 min.", "Ben 6.5, Ana 7.75"],
    ["the middle of a range", "Days to germinate: radish 4–6, carrot 14–21.", "Radish 5, Carrot 17.5"],
    [
      "one by its article",
      "The net held 12 cod, 7 crabs and, to great applause, a lobster.",
      "Cod 12, Crabs 7, Lobster 1",
    ],
    ["all of them", "One in five kittens is deaf, all of them need naming.", "Deaf 20, Naming 100"],
    ["nothing", "Forty centimetres on Saturday, not a flake on Monday.", "Saturday 40, Monday 0"],
    ["no change", "Oslo up 4%, Rome down 6%, Bern flat.", "Oslo 4, Rome -6, Bern 0"],
    ["half a kilo", "Wolves need 3 kg of meat, foxes half a kilo.", "Wolves 3, Foxes 0.5"],
    ["scores", "Three score on Friday, twelve on Sunday.", "Friday 60, Sunday 12"],
    [
      "one scale for all",
      "A teacher earns $61k, a plumber 78, a dentist 310.",
      "Teacher 61000, Plumber 78000, Dentist 310000",
    ],
    ["a unit's scale", "Egypt imports 11.6 Mt, Libya 1.4, Sudan 2.1.", "Egypt 11600000, Libya 1400000, Sudan 2100000"],
  ])("%s", (_, text, rows) => {
    expect(left(text, rowsOf(rows))).toEqual(rows.split(", "));
  });

  test.each<[why: string, text: string, rows: string, gone: string]>([
    ["a clock's hours as minutes of another", "Lap 1 1:32, lap 2 1:29", "Lap 1 89, Lap 2 92", "Lap 1 89"],
    ["the middle of a change", "Rome 5, Oslo from 40 to 60.", "Rome 5, Oslo 50", "Oslo 50"],
    [
      "an article that counts nothing",
      "12 cod, 7 crabs, 100 for a lobster.",
      "Cod 12, Crabs 7, Lobster 1",
      "Lobster 1",
    ],
    ["half of one thing", "Wolves need 3 kg of meat, foxes half a kilo.", "Wolves 3, Foxes 50", "Foxes 50"],
    ["a quarter of one", "The bus takes 2 hours, the train a quarter of an hour.", "Bus 2, Train 25", "Train 25"],
    ["half a share", "Half of the wolves and a fifth of the foxes.", "Wolves 0.5, Foxes 20", "Wolves 0.5"],
    [
      "one figure alone in another's scale",
      "In 2020 12k followed us, in 2015 340.",
      "2020 12000, 2015 340000",
      "2015 340000",
    ],
    [
      "a unit's scale for one alone",
      "Egypt imports 11.6 Mt, Libya 1.4, Sudan 2.1.",
      "Egypt 11.6, Libya 1.4, Sudan 2100000",
      "Sudan 2100000",
    ],
  ])("not %s", (_, text, rows, gone) => {
    expect(left(text, rowsOf(rows))).not.toContain(gone);
  });
});
