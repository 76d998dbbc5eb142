import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { pictureBullets } from "./picture-bullets.ts";

test.each([
  ["My year\n📚 24 books\n✈️ 6 trips\n🎬 41 films", "Books 24 · Trips 6 · Films 41"],
  ["This week:\n🐣 12 chicks\n🥚 31 eggs\n🐔 9 hens", "Chicks 12 · Eggs 31 · Hens 9"],
  ["🧁 34 cupcakes\n🍪 52 cookies", "Cupcakes 34 · Cookies 52"],
])("%j is named by what is counted", (text, line) => expect(readLine(text)).toBe(line));

test.each(["🍕 12\n🌮 9\n🍣 5", "🍕 12 votes\n🌮 9 votes", "📚 Books 24\n✈️ Trips 6", "📚 24 books ✈️ 6 trips"])(
  "%j is read as it stands",
  (text) => expect(pictureBullets(text)).toBeNull(),
);
