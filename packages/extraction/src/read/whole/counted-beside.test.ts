import { expect, test } from "vitest";
import { readLine, readUnit } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

const notesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.notes.join(" ") : "";
};

test.each([
  ["Donated: £40 from Ann, £25 from Bob, 12 tins of beans from Cy", "Ann 40 · Bob 25", "£", "12 tins"],
  ["Pub quiz prizes: 1st £100, 2nd £50, 3rd 6 beers", "1st 100 · 2nd 50", "£", "6 beers"],
  ["50% butter, 30% sugar, 2 eggs", "Butter 50 · Sugar 30", "%", "2 eggs"],
  ["60% said yes, 30% no and 12 people didn't answer", "Yes 60 · No 30", "%", "12 people"],
  ["Raised: £120 raffle, £80 cakes, 14 foreign coins", "Raffle 120 · Cakes 80", "£", "14 foreign coins"],
  ["Ann has 40% of shares, Bo 35% and Cy 12 shares", "Ann 40 · Bo 35", "%", "12 shares"],
  ["Delays: Leeds 45 min, York 30 min, Hull 3 cancellations", "Leeds 45 · York 30", "min", "3 cancellations"],
  ["Monday 8 hours, Tuesday 9 hours, Wednesday 14 emails", "Monday 8 · Tuesday 9", "hours", "14 emails"],
  ["Ann walked 14 km, Bo 9 and Cy 40 minutes", "Ann 14 · Bo 9", "km", "40 minutes"],
])("%s: what is only counted is left out, and it is said", (text, line, unit, note) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe(unit);
  expect(notesOf(text)).toContain(`“${note}” is left out`);
});

test.each([
  ["Recycled: 40 kg paper, 22 kg glass, 3 TVs and 1 piano", "Paper 40 · Glass 22 · TVs 3 · Piano 1", "kg"],
  ["Our bakery uses 40 kg of flour, 12 kg of butter and 300 eggs a day.", "Flour 40 · Butter 12 · Eggs 300", "kg"],
  ["Workout: 40 min bike, 20 min rower, 50 squats", "Bike 40 · Rower 20 · Squats 50", "min"],
  ["Team: 250 g flour, 500 ml milk and 3 eggs", "Flour 250 · Milk 500 · Eggs 3", "g, ml"],
])("%s: things measured and counted all stay, and it is said that they don't compare", (text, line, units) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBeNull();
  expect(notesOf(text)).toContain(units);
  expect(notesOf(text)).toContain("don't compare");
});

test.each([
  ["Chrome 65%, Firefox 20, Edge 15", "Chrome 65 · Firefox 20 · Edge 15", "%"],
  ["50% cats, 30% dogs, 20 birds", "Cats 50 · Dogs 30 · Birds 20", "%"],
  ["40 kg of apples, 20 of pears and 5 of plums", "Apples 40 · Pears 20 · Plums 5", "kg"],
  ["£40 from Ann, 25 from Bob and 12 from Cy", "Ann 40 · Bob 25 · Cy 12", "£"],
  ["London 12 mm, Leeds 9 mm and Hull 31 over the weekend", "London 12 · Leeds 9 · Hull 31", "mm"],
  ["drums 40mins, guitars 15, vox 8, keys 2", "Drums 40 · Guitars 15 · Vox 8 · Keys 2", "min"],
  ["The bike cost £200, the helmet £30 and the lights 15 quid", "Bike 200 · Helmet 30 · Lights 15", "£"],
])("%s: the unit is left out", (text, line, unit) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe(unit);
});
