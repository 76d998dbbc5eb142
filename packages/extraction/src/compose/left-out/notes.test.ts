import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

/** "5,000 beta users: sample size | …" */
const notesFor = (text: string): string => {
  const answer = extract(text);
  return answer.ok
    ? answer.chart.notes.map((note) => note.replace(/^“(.*)” is left out: (.*)\.$/u, "$1: $2")).join(" | ") // catches "“12” is left out: an age.", not another note
    : answer.reason;
};

const ROWS: Record<string, readonly (readonly [text: string, notes: string])[]> = {
  "the whole": [
    [
      "Of the 48 burglaries this winter, 29 were through doors, 12 through windows and 7 through roofs.",
      "48 burglaries: it is the total of the parts",
    ],
    [
      "Of 80 applicants 34 got an interview, 12 a job and 3 a bonus.",
      "80 applicants: it is what the values are a part of",
    ],
    ["Of our 480 vans 35% are electric, 65% run on diesel.", "480 vans: it is what the shares are of"],
    ["Spend for October: ads $3,150, print $2,400, radio $980. Total $6,530.", "$6,530: it is the total of the parts"],
  ],
  "totals of another time": [
    [
      "Village fete takings: raffle £214, cakes £168, tombola £95.50; last year we made £480 in total",
      "£480: a value of another time",
    ],
  ],
  "whom it was asked of": [
    ["A poll of 2,400 households: 52% own, 31% rent, 17% live with family.", "2,400 households: sample size"],
    ["Who won the debate (n=1,412)? Okafor 38%, Lindqvist 33%, Reyes 21%.", "n=1,412: sample size"],
  ],
  scales: [
    ["My verdict on the campsite, from 1 to 5: showers 2, quiet 5, view 4, shop 3.", "from 1 to 5: the scale"],
    ["Judges gave my cake: taste 17, texture 14, looks 11, each out of 20.", "out of 20: the scale"],
  ],
  "what is told in something else": [
    [
      "The pop-up's first weekend: 212 visitors, €1,830. Second weekend: 164 visitors but €2,240.",
      "€1,830: another measure | €2,240: another measure",
    ],
  ],
  "how it changed": [["Rents hit 1,240 in Bern and 1,110 in Basel, up 4% on the year.", "4%: a change or difference"]],
  "marks to compare with": [["Tests passed: Ana 41, Ben 36, Cem 29; the target was 40.", "40: a mark to compare with"]],
  "nothing that was left out": [
    ["My brother's telescope is 1.2 m long, mine 30 cm shorter, the one at school 2 m.", ""],
    ["Membership dues bring the club €1,800 a year, the bar €900.", ""],
    ["Cats 3, dogs 5, eels 7", ""],
    ["24/7 support calls: Mon 12, Tue 15, Wed 9", ""],
    ["5k times: Ana 21.5, Ben 24, Cy 26", ""],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  it.each(rows)("%s", (text, notes) => expect(notesFor(text)).toBe(notes));
});
