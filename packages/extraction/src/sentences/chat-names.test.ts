/** Names in chats, posts and menus: pictures, handles, ages, capitals. */
import { describe, expect, test } from "vitest";
import { readings } from "../compose/chart-line.fixture.ts";

const offered: Record<string, readonly (readonly [string, string])[]> = {
  "small pictures, handles and tags": [
    ["Lunch: 🍕 12 🌮 7 🥗 3", "🍕 12 · 🌮 7 · 🥗 3"],
    ["Reactions: 😢 ×41, 🎉 ×3, 👀 ×19", "😢 41 · 🎉 3 · 👀 19"],
    ["Party snacks 🎉 12, drinks 🍹 14", "Party snacks 12 · Drinks 14"],
    ["Replies: @tolu 38, @jess_k 27, my dad 3", "@tolu 38 · @jess_k 27 · Dad 3"],
    ["#general has 318, #random 290", "#general 318 · #random 290"],
    ["Oslo 12 – Bergen 9 – Trondheim 7", "Oslo 12 · Bergen 9 · Trondheim 7"],
  ],
  "items of chat and menus": [
    ["12 buns, 30 rolls, 9 tarts. Open until 6.", "Buns 12 · Rolls 30 · Tarts 9"],
    ["Tea.....3.50 Coffee....4.20 Cake.....5", "Tea 3.5 · Coffee 4.2 · Cake 5"],
    ["1) Norway 14 2) Germany 12 3) Kenya 9", "Norway 14 · Germany 12 · Kenya 9"],
    ["Cats vs dogs: 61 votes against 39.", "Cats 61 · Dogs 39"],
    ["We waited... 30 people came, 20 people stayed.", "Came 30 · Stayed 20"],
  ],
  "things told apart by a small letter": [
    ["team a 3 pts after 2 games, team b 6 pts, team c 1 pt", "Team a 3 · Team b 6 · Team c 1"],
    ["plan a costs 9, plan b 19", "Plan a 9 · Plan b 19"],
    ["option a: 12 votes, option b: 30", "Option a 12 · Option b 30"],
    ["for my team a 3 is fine, for yours b gets 6", "Team 3 · B 6"],
  ],
  "ages as names": [
    ["Daily use: 71% of 16-24s, 48% of 25-44s and 19% of 45-64s.", "16-24s 71 · 25-44s 48 · 45-64s 19"],
    [
      "Steps today: my 9-year-old 14,200, my 12-year-old 9,800, me 6,100.",
      "9-year-old 14200 · 12-year-old 9800 · Me 6100",
    ],
  ],
  "who tells, and what a verb has shortened": [
    ["I've read 12 books, Ben's read 9.", "Me 12 · Ben 9"],
    ["Anna's got 12 points, Ben's got 9 and I've got 7.", "Anna 12 · Ben 9 · Me 7"],
    ["Now we're 14, they're 12.", "We 14 · They 12"],
    ["O'Hara 12, N'Dour 9", "O'Hara 12 · N'Dour 9"],
  ],
  "capitals that are no pronoun": [
    ["Visitors from the US, the UK and Canada numbered 310, 120 and 80.", "US 310 · UK 120 · Canada 80"],
    ["Brands tested: B lasted 31 hours, C 28 and A lasted 22.", "B 31 · C 28 · A 22"],
  ],
};

for (const [rule, rows] of Object.entries(offered))
  describe(rule, () => {
    test.each(rows)("%s", (text, expected) => expect(readings(text)).toContain(expected));
  });
