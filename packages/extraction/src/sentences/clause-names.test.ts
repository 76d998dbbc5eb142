/** Names that the clause around a figure tells: who, what is done, what comes first; and texts whose names stay. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

/** "Series/series | name values · name values". */
function told(text: string): string {
  const answer = extract(text);
  if (!answer.ok) return answer.reason;
  const { series, points } = answer.chart;
  const head = series.length > 1 ? `${series.map(({ name }) => name).join("/")} | ` : "";
  return head + points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ");
}

test.each([
  // whom a share is of
  ["A third of our drivers speed; among cyclists it's one in fifty.", "Drivers 33.3 · Cyclists 2"],
  ["One Dane in four cycles daily, against one in ten in Spain.", "Dane 25 · Spain 10"],
  ["60% of staff work in London, 25% in Leeds.", "London 60 · Leeds 25"],
  // what comes first
  [
    "The cheapest ticket was the night bus at 14 euros; the train cost 39 and the plane 88.",
    "Night bus 14 · Train 39 · Plane 88",
  ],
  ["The oldest player in the squad, at 37, is Petrov; Lind is 33 and Okoro 21.", "Petrov 37 · Lind 33 · Okoro 21"],
  ["Carrots came first with 41 votes, ahead of peas on 30 and leeks on 12.", "Carrots 41 · Peas 30 · Leeks 12"],
  ["The pool tops the list (52%), the gym is next (30%), then the sauna (18%).", "Pool 52 · Gym 30 · Sauna 18"],
  ["Rents are highest in Oslo (21), then Bergen (17) and Bodø (12).", "Oslo 21 · Bergen 17 · Bodø 12"],
  // who speaks
  ["The longest I've ever run is 21 km. My wife has done 42, and our son 10.", "Me 21 · Wife 42 · Son 10"],
  ["In March we scored 4.6, Nordea 4.1, Danske 3.9.", "Us 4.6 · Nordea 4.1 · Danske 3.9"],
  ["The boss took nine days off, I took four.", "Boss 9 · Me 4"],
  ["We sold 9 cars, lost 4 and scrapped 2.", "Sold 9 · Lost 4 · Scrapped 2"],
  ["I got Mars 3 times, Venus 8, Pluto 0.", "Mars 3 · Venus 8 · Pluto 0"],
  // what is done or denied
  ["14 in blue, 9 in green, 3 didn't get the memo.", "Blue 14 · Green 9 · Didn't get the memo 3"],
  ["9 voted yes, 6 no, 2 left because they were bored.", "Yes 9 · No 6 · Left 2"],
  ["12 came from Leeds, 9 from York, 3 from Hull.", "Leeds 12 · York 9 · Hull 3"],
  // heads with what their clause says
  ["60 adults, 20 children, 5 people who'd lost their way.", "Adults 60 · Children 20 · Lost their way 5"],
  ["12 books, 9 toys, 4 things nobody could identify.", "Books 12 · Toys 9 · Things nobody could identify 4"],
  ["61 dogs, 44 cats; 9 people look after them.", "Dogs 61 · Cats 44 · People 9"],
  ["310 people, 40 dogs and 12 cats.", "People 310 · Dogs 40 · Cats 12"],
  // what makes up a part
  ["Plastic made up 44% of the litter on the beach; 31% was paper, 25% metal.", "Plastic 44 · Paper 31 · Metal 25"],
  ["Coal, says the ministry, supplies 38% of the power; gas gives 30, wind 20.", "Coal 38 · Gas 30 · Wind 20"],
  ["Electric vans made up 9% of sales in Ireland, 12% in Norway.", "Ireland 9 · Norway 12"],
  // who tells of it
  ["Ofgem says the gale cost 312 homes their power, the flood 97 and the frost 16.", "Gale 312 · Flood 97 · Frost 16"],
  // whose change it is, and to whom a mark is given
  [
    "The board heard that sales slipped from 90 to 70 in 2022 while profit rose from 9 to 12.",
    "Sales/Profit | Before 90/9 · After 70/12",
  ],
  [
    "Judges gave Mira 8.5 for style, 7 for speed, 9 for balance; Tom got 7.5, 8 and 6.",
    "Mira/Tom | Style 8.5/7.5 · Speed 7/8 · Balance 9/6",
  ],
  [
    "Rents went from 700 to 950 in Leeds and from 1100 to 1500 in London.",
    "Leeds/London | Before 700/1100 · After 950/1500",
  ],
  // not what is said in passing
  ["Apples 40, pears 22 and our quinces, from one old tree, 6.", "Apples 40 · Pears 22 · Quinces 6"],
  [
    "Reading rose from 61 to 68, while maths, the head's big worry, went from 44 to 46.",
    "Reading/Maths | Before 61/44 · After 68/46",
  ],
  // the same noun in front of each
  [
    "The dose was 5, 9 and 14 mg on days 1, 2 and 3 for group A; group B had 4, 8 and 11.",
    "Group A/Group B | Day 1 5/4 · Day 2 9/8 · Day 3 14/11",
  ],
])("%s", (text, table) => expect(told(text)).toBe(table));
