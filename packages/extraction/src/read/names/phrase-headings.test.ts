import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["how we get to school walk 12 bus 9 car 6 bike 3", "Walk 12 · Bus 9 · Car 6 · Bike 3"],
  ["how many cats 5 dogs 3 birds 2", "Cats 5 · Dogs 3 · Birds 2"],
  ["who did the dishes ann 5 ben 3 cy 1", "Ann 5 · Ben 3 · Cy 1"],
  ["in my fridge eggs 6 milk 2 yogurt 4", "Eggs 6 · Milk 2 · Yogurt 4"],
  ["animals at the farm cows 12 pigs 8 sheep 30", "Cows 12 · Pigs 8 · Sheep 30"],
  ["time i spend on apps tiktok 3h insta 2h yt 1h", "Tiktok 3 · Insta 2 · Yt 1"],
  ["how we get to the office trains 12, cars 8, bikes 5", "Trains 12 · Cars 8 · Bikes 5"],
  ["do you like school yes 12 no 15", "Yes 12 · No 15"],
  ["do u like pineapple on pizza yes 12 no 15 idk 3", "Yes 12 · No 15 · Idk 3"],
])("%s: the phrase is no part of the first name", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["spent on the phone bill 40, rent 500, food 300", "Phone bill 40 · Rent 500 · Food 300"],
  ["at the book club 12, yoga 8, choir 5", "Book club 12 · Yoga 8 · Choir 5"],
  ["for the ice cream 5, cake 3, pie 2", "Ice cream 5 · Cake 3 · Pie 2"],
])("%s: a name of two words", (text, line) => expect(readLine(text)).toBe(line));
