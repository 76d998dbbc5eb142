/** Nought, one and a score where their neighbours tell that they are counts; elsewhere they stay words. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Ann: 3 goals, 5 assists. Bo: 7 and 1. Cy: no goals but 9 assists.", "[Goals / Assists] Ann 3/5 · Bo 7/1 · Cy 0/9"],
  ["In 2010 we had 3 pubs and 2 churches, and in 2024 no pub and 1 church.", "[Pubs / Churches] 2010 3/2 · 2024 0/1"],
  [
    "The band has 34 strings, 10 brass players, 4 drummers, and a harpist.",
    "Strings 34 · Brass players 10 · Drummers 4 · Harpist 1",
  ],
  ["Last year 410 cats, 233 dogs, 61 rabbits and a goose were rehomed.", "Cats 410 · Dogs 233 · Rabbits 61 · Goose 1"],
  ["The shop had 12 red, 9 blue and no green bikes left.", "Red 12 · Blue 9 · Green 0"],
  ["We launched 3 balloons in 2019. None flew in 2020; 2021 brought 5.", "2019 3 · 2020 0 · 2021 5"],
  ["We own 2 cars, one bike and no boat", "Cars 2 · Bike 1 · Boat 0"],
  ["I have 3 cats, 2 dogs and no fish", "Cats 3 · Dogs 2 · Fish 0"],
  ["Leaves lost: 41 Dahlia, 19 Hosta, 8 Lupin, none off the Rose", "Dahlia 41 · Hosta 19 · Lupin 8 · Rose 0"],
  ["Runs: 34 off Anderson, 21 off Broad, 12 off Stokes, none off Root", "Anderson 34 · Broad 21 · Stokes 12 · Root 0"],
  ["Points dropped: 7 Leeds, 5 Hull, 2 York, none Bradford", "Leeds 7 · Hull 5 · York 2 · Bradford 0"],
  ["Bottles left: 12 red, 7 white, 3 rosé, no fizz", "Red 12 · White 7 · Rosé 3 · Fizz 0"],
  ["In the tin: 8 shortbread, 5 ginger and no Hobnob.", "Shortbread 8 · Ginger 5 · Hobnob 0"],
  ["2 cars, 1 bike and no idea", "Cars 2 · Bike 1"],
  ["A dozen eggs from Agnes, nine from Hilda and none whatsoever from Rosa.", "Agnes 12 · Hilda 9 · Rosa 0"],
  ["The bus was late twice in May, three times in June and not once in July.", "May 2 · June 3 · July 0"],
  [
    "Three dozen complaints about the lift, a score about the drums, a couple about the rent.",
    "Lift 36 · Drums 20 · Rent 2",
  ],
  [
    "GDP: Q1 0.3% for Spain, 0.6% for Italy; Q2 0.2 and 0.7; Q3 flat and 0.6.",
    "[Spain / Italy] Q1 0.3/0.6 · Q2 0.2/0.7 · Q3 0/0.6",
  ],
])("%s is read as %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each([
  ["In 2021 the town had 900 deaths and 400 births; in 2022, 950 and 380; no births figure is out for 2023.", "[ /]0"],
  ["I got 35 for the lamp, 12 for the skates and a handshake for the rug.", " 1"],
  ["Ann had a score of 15, Bo one of 30 and Cy 41.", "20"],
  ["We have 12 cats, 9 dogs and no idea why.", " 0"],
  ["Thursday: 84 adults, 132 children. Saturday: 203 adults and no fewer than 260 children.", "/0"],
  ["Left: 9 apples, 4 pears, no idea why", " 0"],
  ["We sold 9 tarts, 4 pies and none Tom had iced himself.", " 0"],
  ["None of the 12 girls and 9 boys failed in 2020.", " 0"],
])("%s holds no %s", (text, figure) => {
  expect(readLine(text).replace(/20\d\d/g, "")).not.toMatch(new RegExp(`${figure}(?!\\d)`)); // catches " 1", not " 12"
});
