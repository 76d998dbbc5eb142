/** Figures and places that show only beside others: levels before a change, zeros, hours, places, items counted off. */
import { expect, test } from "vitest";
import { shownMarks } from "./marks.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  ["The fare went up 25% to €50", "40 50"],
  ["Traffic dropped by a quarter, to 300 cars", "400 300"],
  ["Profits doubled to $8m", "4000000 8000000"],
  ["Between 1990 and 2000 the herd grew by 200 to 1,400", "@1990 @2000 1200 1400"],
  ["Profits doubled to 8 from 4", "8 4"],
  ["Support crept up five points to 58%, from 53%", "5 58 53"],
  ["I ran 5 km on Monday, 7 on Tuesday and one more on Sunday", "5 @Monday 7 @Tuesday 8 @Sunday"],
  ["5 came on Monday, 7 on Tuesday, and one more thing happened", "5 @Monday 7 @Tuesday"],
  ["The fair took £2,300 in 2023 and in 2024 beat that by £450", "2300 @2023 @2024 2750"],
  ["It held 1,000 in 1990, lost a tenth by 2000 and another tenth by 2010", "1000 @1990 900 @2000 810 @2010"],
  ["Nobody came on Monday, three people on Tuesday", "0 @Monday 3 @Tuesday"],
  ["None of my six seeds sprouted in May, two did in June", "0 @May 2 @June"],
  ["Nobody bakes longer than the 3 of us in May, 12 try", "3 @May 12"],
  ["Nvidia up 4.1%, Tesla down 6.3%, Intel flat", "4.1 -6.3 0"],
  ["Sales were flat at 40, rents cost 3% and wages 2%, all up", "40 3 2"],
  ["The bread took two hours, the soup half an hour, the salad an hour", "2 0.5 1"],
  ["We drove 50 km an hour for two hours", "50 2"],
  ["Rome charges €7.50, Riga asks for a euro", "7.5 1"],
  ["Half the pizza is ham, a quarter olive, an eighth plain", "50 25 12.5"],
  ["3 waited at 8 am, 12 at 9 and 20 by 10", "3 @8 am 12 @9 20 @10"],
  ["58 foxes at 25 m, 54 at 50 m and 49 at 100 m; without it 69, 64 and 57", "58 @25 m 54 @50 m 49 @100 m 69 64 57"],
  ["12 kg at 25 m, 14 kg at home and 9 kg at 5 sites", "12 25 14 9 5"],
  ["30 bikes this May; last May 25", "30 @this May @last May 25"],
  ["Income per issue: #40 £320, #41 £295, #42 £410", "@#40 320 @#41 295 @#42 410"],
  ["For builds 71 through 75 the errors were 4, 0, 2, 9 and 1", "@71 through 75 4 0 2 9 1"],
  ["Jan 12, Feb 15, Mar 9 – and April? 22", "@Jan 12 @Feb 15 @Mar 9 @April 22"],
  ["We had 5 wins, 2 draws and no losses", "5 2 0"],
  ["We had 5 wins, 2 draws and no more than 4 losses", "5 2 4"],
  ["My 5k fell from 27 minutes to 24, the 10k from 58 to 51", "27 24 58 51"],
  ["They earned 5k in May and 10k in June", "5000 @May 10000 @June"],
  ["2018 saw us pass 250, 2021 600", "@2018 250 @2021 600"],
];
test.each(rows)("%s", (text, expected) => expect(shownMarks(text)).toBe(expected));
