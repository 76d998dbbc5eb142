import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["exam results maths 78 english 65 physics 82", "Maths 78 · English 65 · Physics 82"],
  ["My budget rent 1200, food 400, eating out 200, savings 300", "Rent 1200 · Food 400 · Eating out 200 · Savings 300"],
  ["my expenses rent 1200 food 400 fun 200", "Rent 1200 · Food 400 · Fun 200"],
  ["favourite pets dogs 12 cats 9 fish 3", "Dogs 12 · Cats 9 · Fish 3"],
  ["favorite ice cream vanilla 12, chocolate 15, mint 3", "Vanilla 12 · Chocolate 15 · Mint 3"],
  ["screen time youtube 3h tiktok 2h instagram 1h", "Youtube 3 · Tiktok 2 · Instagram 1"],
  ["App downloads iOS 12k/mo Android 30k/mo web 5k/mo", "iOS 12000 · Android 30000 · Web 5000"],
  ["Inventory apples 40 pears 25 plums 12", "Apples 40 · Pears 25 · Plums 12"],
  ["our team devs 5, designers 3, testers 2", "Devs 5 · Designers 3 · Testers 2"],
  ["Results Maths 78 English 65 Physics 82", "Maths 78 · English 65 · Physics 82"],
  ["coffee sales latte 40 mocha 20 americano 35", "Latte 40 · Mocha 20 · Americano 35"],
  ["my day sleep 8 work 9 gym 1", "Sleep 8 · Work 9 · Gym 1"],
  ["my kids ages tom 5 anna 8 ben 11", "Tom 5 · Anna 8 · Ben 11"],
  ["my car expenses fuel 120 insurance 80 repairs 200", "Fuel 120 · Insurance 80 · Repairs 200"],
  ["quiz scores team a 12, team b 15, team c 9", "Team a 12 · Team b 15 · Team c 9"],
  ["my budget rent 1200 food 400", "Rent 1200 · Food 400"],
  ["our pets dogs 3 cats 2", "Dogs 3 · Cats 2"],
  ["our team points alice 12 bob 9", "Alice 12 · Bob 9"],
  ["class 7b favourite fruit apple 9 banana 7 grape 5", "Apple 9 · Banana 7 · Grape 5"],
  ["year 9 favourite subject maths 9 english 7 pe 14", "Maths 9 · English 7 · Pe 14"],
  ["recipe flour 200g sugar 100g butter 100g eggs 2", "Flour 200 · Sugar 100 · Butter 100 · Eggs 2"],
  ["favourite ice cream flavour vanilla 5 choc 9 strawberry 4 mint 2", "Vanilla 5 · Choc 9 · Strawberry 4 · Mint 2"],
  ["school trip money 7A £120 7B £95 7C £140", "7A 120 · 7B 95 · 7C 140"],
  ["poll yes 45 no 30 maybe 25", "Yes 45 · No 30 · Maybe 25"],
])("%s: the heading is no part of the first name", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["sports bra 30, socks 5, leggings 12", "Sports bra 30 · Socks 5 · Leggings 12"],
  ["Wells Fargo 4, Chase 5, Citi 3", "Wells Fargo 4 · Chase 5 · Citi 3"],
  ["budget airline 40, ferry 20, coach 10", "Budget airline 40 · Ferry 20 · Coach 10"],
  ["Traffic wardens 4, police 5, medics 3", "Traffic wardens 4 · Police 5 · Medics 3"],
  ["poll tax 5, vat 3, duty 2", "Poll tax 5 · Vat 3 · Duty 2"],
  ["oat milk 2, almond 3, cow 1", "Oat milk 2 · Almond 3 · Cow 1"],
  ["my older brother 12, sister 10, cousin 8", "Older brother 12 · Sister 10 · Cousin 8"],
  ["my dogs food 30 cats food 20", "Dogs food 30 · Cats food 20"],
  ["my friends birthday 50 wedding 200", "Friends birthday 50 · Wedding 200"],
  ["my day job 8, gym 1, sleep 7", "Day job 8 · Gym 1 · Sleep 7"],
])("%s: a name of two words", (text, line) => expect(readLine(text)).toBe(line));
