import { describe, expect, it } from "vitest";
import { headTold, isNominal, isSentence } from "./told-head.ts";

describe("what stands ahead, as a title and what goes below it", () => {
  it.each([
    ["Sea ice minimum, million km²", "Sea ice minimum, million km²", ""],
    ["Wait times improved", "Wait times", ""],
    ["Two thirds improved our score", "Two thirds improved our score", ""],
    ["Butter and cheese, tonnes per hectare", "Butter and cheese", "tonnes per hectare"],
    ["Visitors to our stand at the trade fair, opening day", "Visitors to our stand at the trade fair", "opening day"],
    [
      "The survey asked 1,200 parents what worries them most",
      "what worries them most",
      "survey asked 1,200 parents what worries them most",
    ],
    [
      "We asked 80 colleagues how they get to work",
      "how they get to work",
      "We asked 80 colleagues how they get to work",
    ],
    ["Last quarter we shipped 1,900 units", "units", "Last quarter we shipped 1,900 units"],
    ["The choir has 46 voices", "voices", "choir has 46 voices"],
  ])("%s", (head, title, below) => expect(headTold(head)).toEqual({ title, below }));

  it.each([
    "Top 3 languages on GitHub",
    "How they get to work",
    "Tea, coffee and milk",
    "By grade, those who read for fun",
    "Choir has voices",
    "Paris, Texas",
  ])("stays whole: %s", (head) => expect(headTold(head)).toEqual({ title: head, below: "" }));

  it("tells what names something from what tells something", () => {
    const heads = [
      "Waiting time for a knee operation",
      "Time spent on homework",
      "Plastic bottles recycled",
      "Miles flown by our pilots",
      "Hits on the page",
    ];
    const sentences = [
      "Bookings for the summer are up",
      "We raised money",
      "Dairy herd halved in my lifetime",
      "Boys signed up",
    ];
    expect(heads.filter((head) => !isNominal(head))).toEqual([]);
    expect(sentences.filter(isNominal)).toEqual([]);
  });

  it("tells a sentence from a question and from a noun", () => {
    expect(["Jury was split", "Huts we booked", "Got my car back"].filter((head) => !isSentence(head))).toEqual([]);
    expect(["Where our money goes", "Calls answered in may", "Pay at the council"].filter(isSentence)).toEqual([]);
  });
});
