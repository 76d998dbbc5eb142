/** Names that end in "'s" and own nothing. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const pointsOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name }) => name).join("/") : answer.reason;
};

test.each([
  ["Ratings (food/price): Luigi's 9/6, Tandoori Hut 8/9, The Grill 5/4.", "Luigi's/Tandoori Hut/The Grill"],
  ["McDonald's 41%, Burger King 22%, Wendy's 17%", "McDonald's/Burger King/Wendy's"],
  ["Visits: St Paul's 1.2m, the Tower 2.9m, Kew 1.9m", "St Paul's/Tower/Kew"],
])("%s: whole", (text, points) => expect(pointsOf(text)).toBe(points));

test.each([
  ["Reading ages: Tom's 7, Ann's 8, Bo's 9", "Tom/Ann/Bo"],
  ["Ed's 12 goals, Al 9, Bo 7", "Ed/Al/Bo"],
  ["Women's 12, men's 14, kids 9", "Women/Men/Kids"],
])("%s: of theirs", (text, points) => expect(pointsOf(text)).toBe(points));
