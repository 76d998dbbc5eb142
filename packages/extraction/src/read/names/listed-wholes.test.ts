import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Recycled: bottle tops 12 kg, cans 30 kg, paper 9 kg", "Bottle tops 12 · Cans 30 · Paper 9"],
  ["Crisps sold: ready salted 40, sea salted 22, plain 9", "Ready salted 40 · Sea salted 22 · Plain 9"],
  ["Takings: steak bake £210, pasta bake £180, pies £90", "Steak bake 210 · Pasta bake 180 · Pies 90"],
  ["Types of holiday: city breaks 31%, all inclusive 18%, cruises 9%", "City breaks 31 · All inclusive 18 · Cruises 9"],
  ["Menu votes: fish bake 9, lasagne 14, veg stir fry 6", "Fish bake 9 · Lasagne 14 · Veg stir fry 6"],
  ["car park 310, bus stop 120, bike racks 40", "Car park 310 · Bus stop 120 · Bike racks 40"],
  ["Homes: owned 50%, private rented 20%, social rented 17%", "Owned 50 · Private rented 20 · Social rented 17"],
  ["Eggs: fried 40%, hard boiled 17%, poached 9%", "Fried 40 · Hard boiled 17 · Poached 9"],
  ["Steak: rare 12%, medium 40%, well done 18%", "Rare 12 · Medium 40 · Well done 18"],
  ["front crawl 31, back stroke 12, butterfly 4", "Front crawl 31 · Back stroke 12 · Butterfly 4"],
  // deeds
  ["Prices: bread costs 3, milk costs 2", "Bread 3 · Milk 2"],
  ["Coffees a day: dad drinks 4, mum drinks 2", "Dad 4 · Mum 2"],
  ["Goals: Ann scored 3, Bo scored 2", "Ann 3 · Bo 2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Trip: flights 310, JR pass 240, food 180", "Flights 310 · JR pass 240 · Food 180"],
  [
    "Complaints: late trains (44), missing seats (12), rude staff (9)",
    "Late trains 44 · Missing seats 12 · Rude staff 9",
  ],
  ["Blog vs shop: avg reach 310 vs 120, saves 14 vs 22", "[Blog / Shop] Avg reach 310/120 · Saves 14/22"],
])("%s: too", (text, line) => expect(readLine(text)).toBe(line));
