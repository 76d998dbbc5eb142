import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["42% statewide oppose the toll, 38% support it", "Oppose 42 · Support 38"],
  [
    "A poll found 42 percent of likely voters in Kent oppose a higher tax, with 29 percent unsure or having no opinion, and 29 percent supporting.",
    "Oppose 42 · Unsure 29 · Supporting 29",
  ],
  [
    "a new poll shows support for stricter limits among tenants at 68 %, well above the 25 % who oppose such limits.",
    "Support 68 · Oppose 25",
  ],
  ["58% were in favour, 24% opposed it and 18% said they didn't know.", "In favour 58 · Opposed 24 · Didn't know 18"],
  [
    "55 percent of clerks say they spend the right amount of time on calls, 36 percent say they spend too much time on them and 8 percent too little.",
    "Right amount 55 · Too much 36 · Too little 8",
  ],
  [
    "19% are very worried, 34% somewhat worried, 22% not too worried and 21% not worried at all",
    "Very worried 19 · Somewhat worried 34 · Not too worried 22 · Not worried at all 21",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["60% of men support it, 52% of women oppose it", "Men 60 · Women 52"],
  ["54% support the tax, 40% support the fee", "Tax 54 · Fee 40"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
