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
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["60% of men support it, 52% of women oppose it", "Men 60 · Women 52"],
  ["54% support the tax, 40% support the fee", "Tax 54 · Fee 40"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
