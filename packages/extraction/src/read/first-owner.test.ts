/** Whose the first figure is, where the sentence says it beyond doubt. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  // the same share of others
  ["63% of teens use it daily; among adults it's 41%", "Teens 63 · Adults 41"],
  ["One in three nurses skips lunch. Among doctors it's one in two.", "Nurses 33.333 · Doctors 50"],
  ["Two in five drivers text at lights; for cyclists it is one in ten", "Drivers 40 · Cyclists 10"],
  ["Half the team votes for Lisbon, three tenths for Athens.", "Lisbon 50 · Athens 30"],
  // "with …, X …"
  ["With 36%, tablets hold the largest slice. Phones have 30%, laptops 25%", "Tablets 36 · Phones 30 · Laptops 25"],
  ["With 9.1 points, Oslo leads the table. Rome gets 8.4, Bern 7.9", "Oslo 9.1 · Rome 8.4 · Bern 7.9"],
  ["With 3 weeks to go, Ann has 120 votes, Bo 90 and Cy 40", "Ann 120 · Bo 90 · Cy 40"],
  // who leads
  [
    "Spain leads Europe in olive groves with 255, ahead of Italy (246) and Greece (98).",
    "Spain 255 · Italy 246 · Greece 98",
  ],
  ["Oslo tops the table with 41 points, Rome has 38, Bern 30", "Oslo 41 · Rome 38 · Bern 30"],
  ["Nobody beats Carl at cornhole. He's on 31 wins; Deb has 22, Luis 19.", "Carl 31 · Deb 22 · Luis 19"],
  // answers
  ["Which crop needs least? Soy, with 5 kg. Oats want 70, barley wants 95", "Soy 5 · Oats 70 · Barley 95"],
  ["Dry air is mostly nitrogen, 78%; oxygen accounts for 21%, argon 1%", "Nitrogen 78 · Oxygen 21 · Argon 1"],
  ["Cats or dogs? Cats 12, dogs 9", "Cats 12 · Dogs 9"],
  ["In Pune ₹85 lakh gets you a flat; in Mumbai ₹2.1 crore.", "Pune 8500000 · Mumbai 21000000"],
  ["You get 12, Bo gets 9 and Cy 4", "You 12 · Bo 9 · Cy 4"],
])("%s", (text, chart) => expect(readLine(text)).toBe(chart));
