import { expect, test } from "vitest";
import { plainProse } from "./plain-prose.ts";

test.each([
  [
    "Ice reached its annual minimum of 4.28 million km² on 11 September, after 4.23 million in 2023.",
    "Ice reached 4.28 million km² on 11 September, after 4.23 million in 2023.",
  ],
  [
    "Collections rose 6.5 per cent to ₹1.86 lakh crore in August, imports fetched ₹49,354 crore.",
    "Collections rose to ₹1.86 lakh crore in August, imports fetched ₹49,354 crore.",
  ],
  [
    "The rate rose to 4.3% in June, its highest since November 2021, from 4.1% in May.",
    "The rate rose to 4.3% in June from 4.1% in May.",
  ],
  [
    "Revenue was $94.9 billion, up 6 percent from a year ago, as iPhone sales came in at $46.2 billion.",
    "Revenue was $94.9 billion, as iPhone sales came in at $46.2 billion.",
  ],
  [
    "Madrid have won it 15 times, more than twice as many as AC Milan, who have seven; Liverpool have six.",
    "Madrid have won it 15 times, AC Milan seven; Liverpool have six.",
  ],
  [
    "46% came from renewables, with gas contributing 30% and nuclear 14%.",
    "46% came from renewables, gas 30% and nuclear 14%.",
  ],
  [
    "Output was 320 TWh in 2023 and 279 TWh in 2022, when corrosion kept many reactors offline.",
    "Output was 320 TWh in 2023 and 279 TWh in 2022.",
  ],
])("%s", (text, told) => expect(plainProse(text)?.text).toBe(told));

test.each([
  "Her pension of 780 euros compares with a national average of 1,310 euros and a rent of 650 euros.",
  "Prices rose 6.5 per cent in May and 4 per cent in June.",
  "41,000 people came, up 27% on last year (32,000).",
  "Turnout was 59.7%, the lowest since 2001, when it was 59.4%.",
  "House prices are up 2.2% in a year and rents are up 4%.",
  "Rotary gave 41 pints; the high school, where Mr. Dunlap had offered credit, turned in 112.",
  "Leeds had twice as many fires as last year: 40.",
])("stays: %s", (text) => expect(plainProse(text)).toBeNull());
