/** Tables told in prose: changes of several things, two that lead in turn, headings and brackets. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "changes of several things, either end first": [
    [
      "Rent went up to $1,100 from $900, and food fell to $300 from $350.",
      "[Rent / Food] Before 900/350 · After 1100/300",
    ],
    ["Tickets cost 12 instead of 10, snacks 5 instead of 4.", "[Tickets / Snacks] Before 10/4 · After 12/5"],
    [
      "Revenue rose from $2m to $3m and costs to $1.5m from $1.2m.",
      "[Revenue / Costs] Before 2000000/1200000 · After 3000000/1500000",
    ],
    [
      "Mobile traffic is 60%, up from 48%; desktop fell from 47% to 36%.",
      "[Mobile traffic / Desktop] Before 48/47 · After 60/36",
    ],
    ["Dogs waiting: down to 14 from 39. Cats: 52, up from 33.", "[Dogs waiting / Cats] Before 39/33 · After 14/52"],
    ["In May rent rose from 900 to 1,100 and food from 300 to 350.", "[Rent / Food] Before 900/300 · After 1100/350"],
    ["Coffee: was 6, is 2. Tea: was 3, is 4.", "[Coffee / Tea] Before 6/3 · After 2/4"],
    ["Lap time: 190 seconds, now 165. Rest: 112 seconds, now 98.", "[Lap time / Rest] Before 190/112 · Now 165/98"],
    [
      "Tomatoes gave us 38 kg from 12 plants, courgettes 51 kg from 5.",
      "[Kg / Plants] Tomatoes 38/12 · Courgettes 51/5",
    ],
    ["Ann got 12 letters from 3 friends, Bo 9 from 2.", "[Letters / Friends] Ann 12/3 · Bo 9/2"],
  ],
  "two that lead in turn": [
    [
      "Tea beats coffee in Leeds, 14 to 11, but in York coffee beats tea, 9 to 6.",
      "[Tea / Coffee] Leeds 14/11 · York 6/9",
    ],
    [
      "In maths girls beat boys 82 to 76, but in sport boys beat girls 90 to 71.",
      "[Girls / Boys] Maths 82/76 · Sport 71/90",
    ],
    [
      "Coffee outsold tea in Leeds 40 to 30 and in York 50 to 20, while in Bath tea outsold coffee 60 to 10.",
      "[Coffee / Tea] Leeds 40/30 · York 50/20 · Bath 10/60",
    ],
    ["Girls beat boys in art, 12 to 9, and in maths, 8 to 5.", "[Girls / Boys] Art 12/9 · Maths 8/5"],
    ["I prefer to walk 3 km to school and 5 km to work.", "School 3 · Work 5"],
  ],
  "lists of figures behind a list of names": [
    [
      "Leeds, York and Hull had sales of 12, 15 and 9 and costs of 3, 4 and 5.",
      "[Sales / Costs] Leeds 12/3 · York 15/4 · Hull 9/5",
    ],
    ["Maths, art and music: girls 12, 15 and 9, boys 3, 4 and 5.", "[Girls / Boys] Maths 12/3 · Art 15/4 · Music 9/5"],
    [
      "Ann, Bo and Cy scored 12, 15 and 9 goals and conceded 3, 4 and 5.",
      "[Scored / Conceded] Ann 12/3 · Bo 15/4 · Cy 9/5",
    ],
    ["Maths and art: Ann scored 12 and 15, Bo got 3 and 4.", "[Maths / Art] Ann 12/15 · Bo 3/4"],
    ["Levels 1, 2 and 3 took 6, 9 and 14 tries.", "Level 1 6 · Level 2 9 · Level 3 14"],
    ["At 5, 10 and 20 km Ann, Bo and Cy were behind by 3, 5 and 9 seconds.", "5 km 3 · 10 km 5 · 20 km 9"],
  ],
  "headings and names that two columns share": [
    [
      "Prices now, with last year's in brackets: bread $3 ($2.50), milk $2 ($1.80), eggs $5 ($4).",
      "[Bread / Milk / Eggs] Last year's 2.5/1.8/4 · Now 3/2/5",
    ],
    [
      "Scores in 2023 (2022 in brackets): Ann 40 (35), Bo 51 (44), Cy 60 (62).",
      "[Ann / Bo / Cy] 2022 35/44/62 · 2023 40/51/60",
    ],
    ["Bus tickets for adults (kids in brackets): Leeds 3 (2), York 4 (2).", "[Adults / Kids] Leeds 3/2 · York 4/2"],
    [
      "Our record (win-loss): Lions 14-6, Bears 9-11, Wolves 17-3.",
      "[Win / Loss] Lions 14/6 · Bears 9/11 · Wolves 17/3",
    ],
    ["Apple crunch 8, juice 7; pear crunch 5, juice 9; plum 4, 6.", "[Crunch / Juice] Apple 8/7 · Pear 5/9 · Plum 4/6"],
    ["The vote, with one abstention in brackets, was close: Ann 12, Bo 9, Cy 4.", "Ann 12 · Bo 9 · Cy 4"],
  ],
};

for (const [name, rows] of Object.entries(tables))
  describe(name, () => {
    test.each(rows)("%s", (text, expected) => expect(readLine(text)).toBe(expected));
  });
