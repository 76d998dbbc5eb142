import { describe, expect, it } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";
import { saysNothing } from "./empty-words.ts";

describe("titles that say something", () => {
  it.each(["Top", "second", "a mere", "Best", "cheaper", "1st", "welp", "Total 24", "N = 50", "Us are"])(
    "%s says nothing",
    (words) => expect(saysNothing(words)).toBe(true),
  );
  it.each(["Top speed", "Best films", "Half marathon", "Goals", "Majority", "Lead", "Allotment"])("%s does", (words) =>
    expect(saysNothing(words)).toBe(false),
  );
  it.each([
    [
      "It was Labour who came out on top with 41 per cent, the Tories on 29, Reform on 14.",
      "Labour, Tories and Reform",
    ],
    ["A mere 3 per cent said yes; 21 per cent said maybe; 76 per cent said never.", "Yes, maybe and never"],
    [
      "In a survey by Ipsos, 36 per cent said Labour, 24 per cent Conservative, 18 per cent Reform UK.",
      "Survey by Ipsos",
    ],
    [
      "Sales by region, in millions of dollars, were as follows: Asia, 412; Europe, 287; Africa, 198.",
      "Sales by region, in millions of dollars",
    ],
    ["Driving the increase were energy bills, up 27%, followed by food, up 14%, and rents, up 6%.", "Increase"],
    ["Total 24: passed 18, failed 3, absent 3", "Passed, failed and absent"],
    ["There were 30 of us: 12 French, 10 Poles, 8 Brits", "French, Poles and Brits"],
    ["1st: Jenny (98 pts), 2nd: Omar (91 pts), 3rd: Liu (87 pts)", "Jenny, Omar and Liu"],
    ["Exactly half of our readers (50%) drink tea, 38% coffee, and 12% neither.", "Readers"],
    ["Top speed: Audi 250, BMW 240", "Top speed"],
  ])("%s", (text, title) => expect(readTitle(text)).toBe(title));
});
