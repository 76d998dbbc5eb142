import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { marksInOrder } from "./marks-in-order.ts";

test.each([
  [
    "Moss kept 19 of 20 on the outrun, lift 9/10, drive 24/30 and a full 10/10 at the pen.",
    "Moss: outrun 19/20, lift 9/10, drive 24/30, pen 10/10.",
  ],
  ["8/10 for pastry, filling 17/20 and 4/5 for its look", "pastry 8/10, filling 17/20, look 4/5"],
  [
    "Ella got 14 out of 20 in listening, reading 17/20 and writing 22/30. Not bad!",
    "Ella: listening 14/20, reading 17/20, writing 22/30. Not bad!",
  ],
  ["Gave the hotel 8/10 for the bed, breakfast 6/10 and 3/10 for wifi", "hotel: bed 8/10, breakfast 6/10, wifi 3/10"],
  ["Dressage: halt 7/10, 15/20 for the trot, canter 21/30", "Dressage: halt 7/10, trot 15/20, canter 21/30"],
])("%s", (text, told) => expect(marksInOrder(text)?.text).toBe(told));

test("each mark goes by what it is for", () =>
  expect(readLine("Rover scored 18 of 20 on obedience, recall 9/10, agility 22/30 and tracking 12/15.")).toBe(
    "Obedience 18 · Recall 9 · Agility 22 · Tracking 12",
  ));

test.each([
  "Dressage: halt 7/10, trot 15/20, canter 21/30",
  "8/10 for pastry, 17/20 for filling, 4/5 for its look",
  "Ella got 14 of 20 on Monday, 9/10",
  "On 9/10 we sold 12, on 11/10 20 and on 12/10 31",
])("%s: stays as it is", (text) => expect(marksInOrder(text)).toBeNull());
