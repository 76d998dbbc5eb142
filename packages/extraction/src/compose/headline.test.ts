import { expect, test } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";
import { headlineWith } from "./headline.ts";

test.each([
  ["Bake sale results!! brownies 48, cookies 72, cupcakes 35", "Bake sale results"],
  ["Read aloud minutes! Ann 23, Bo 25, Cy 31", "Read aloud minutes"],
  ["Poll: Pineapple on pizza?\nYes 62%\nNo 31%\nOnly drunk 7%", "Pineapple on pizza"],
  ["Poll: Cats or dogs? Cats 64% vs dogs 36%", "Cats or dogs?"],
  ["Best day for the disco? fri 31 votes sat 44 votes sun 5 votes", "Best day for the disco?"],
  ["1 like = 1 opinion. Anyway my top artists: Taylor 412 plays, SZA 230, Drake 118", "Top artists"],
  ["Exam results 2023 vs 2024: Maths 68% → 74%, English 71% → 70%, Science 64% → 72%", "Exam results"],
  ["Quick poll 🗳️ Best Friends character?\nChandler 38%\nJoey 24%\nRoss 8%", "Best Friends character"],
  ["Engagement last month 📈\nLikes 1200\nComments 340\nShares 89", "Engagement last month"],
  ["class vote on the mascot - eagle 14, tiger 9, bear 6", "Class vote on the mascot"],
  ["The course was well organised: Strongly agree 24, Agree 41, Disagree 12", "The course was well organised"],
  ["On a scale of 1 to 5 how satisfied are you? 1: 3, 2: 5, 3: 14, 4: 29", "How satisfied are you?"],
])("%j is headed by all of its headline", (text, title) => expect(readTitle(text)).toBe(title));

test.each([
  ["Market share moved a bit between 2022 and 2024: Alpha 34% → 29%, Beta 27% → 31%", "Market share"],
  ["The garden was busy: bees 24, wasps 41, flies 12", "Garden"],
])("%j keeps its subject", (text, title) => expect(readTitle(text)).toBe(title));

test.each([
  ["Meet the team! Ann 5, Bo 6", "team"],
  ["We love cake! Ann 5, Bo 6", "love cake"],
  ["Ann sold cakes 5, Bo 6", "sold cakes"],
])("%j has no longer headline", (text, words) => expect(headlineWith(text, words)).toBe(words));
