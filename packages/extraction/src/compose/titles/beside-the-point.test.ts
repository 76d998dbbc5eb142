import { expect, test } from "vitest";
import { readTitle } from "../chart-line.fixture.ts";

test.each([
  ["It didn't rain in Rome, but Milan got 12 mm and Turin 31.", "Milan and Turin"],
  ["Nobody walked to school. 17 came by bus, 6 by car.", "Bus and car"],
  ["Nobody chose Latin, but 14 took Spanish and 22 French.", "Spanish and French"],
  ["No votes for cabbage, 14 for peas, 9 for carrots.", "Peas and carrots"],
  ["The bakery uses 25 kg of rye, 40 kg of wheat and 5 kg of spelt each day.", "Bakery uses"],
  ["We counted 63 bees, 21 hoverflies and a single hornet on the lavender.", "How many we counted"],
  ["Mon rest, Tue 5 km, Wed rest, Thu 8 km", "Tue and Thu"],
  ["He ran 11.2 km, made 64 passes, 7 tackles and 3 shots.", "Passes, tackles and shots"],
  ["Talk: 31. Film: 44. Quiz: loads!", "Talk and Film"],
  ["London 18°, Cardiff 16°, Leeds 14°, feeling colder in the wind.", "London, Cardiff and Leeds"],
  ["Tesco (£94) is dearer than Aldi (£82) and Lidl (£80).", "Tesco, Aldi and Lidl"],
  ["It hit 34°C in Seville yesterday, 29 in Madrid and a chilly 19 in Santander.", "Seville, Madrid and Santander"],
  ["Alice is 4, Ben 7 and Cal, our eldest, 11.", "Alice, Ben and Cal"],
  ["On Friday 120 came, on Saturday 140, on Sunday 85 braved the rain.", "Friday to Sunday"],
  ["Leeds got 12 mm, York 9 mm and Hull 3 power cuts", "Leeds and York"],
])("%s: what is beside the point is no title", (text, title) => expect(readTitle(text)).toBe(title));

test.each([
  ["Nobody in our office drives: 12 cycle, 9 walk, 4 take the bus.", "Nobody in our office drives"],
  ["Older people in town: 2010 1,200, 2015 1,450, 2020 1,900", "Older people in town"],
  ["Bed rest: week 1 12 hours, week 2 9 hours", "Bed rest"],
  ["60 men, 40 women in parliament", "Parliament"],
  ["Tins collected: Ann 12, Bo 9, Cy 30", "Tins collected"],
])("%s: the title stays", (text, title) => expect(readTitle(text)).toBe(title));

test.each([
  "Sodium: 410 mg. Potassium: 320 mg. Calcium: 120 mg. Serving size 55 g.",
  "Prep 20 min, proving 90 min, baking 35 min. Makes 12 buns.",
])("%s: how much it makes is no title", (text) => expect(readTitle(text)).not.toMatch(/serving|buns/iu));

test("when it was at its height is no title", () =>
  expect(readTitle("The mill employs 86 people today. At its height in 1961 it was 540; in 1985 it was 210.")).not.toBe(
    "Height",
  ));
