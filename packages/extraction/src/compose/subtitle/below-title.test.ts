import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const belowFor = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? (answer.chart.subtitle ?? "") : answer.reason;
};

const ROWS: Record<string, readonly (readonly [text: string, below: string])[]> = {
  "of how many": [
    ["Of 1,200 farmers in our cooperative, 640 grow cocoa, 310 cashew and 250 shea.", "Of 1,200"],
    ["Of 40 people, 25 chose tea and the rest coffee.", "Of 40"],
    ["Budget of 900 euros: 450 on rent, 300 on food, 150 saved.", "Of 900 euros"],
    ["A poll of 2,400 households: 52% own, 31% rent, 17% live with family.", ""],
  ],
  "on which scale": [
    ["Coach's report on Dlamini: tackling 9/10, passing 7/10, kicking 4/10, lungs 10/10", "Out of 10"],
    ["My verdict on the campsite, from 1 to 5: showers 2, quiet 5, view 4, shop 3.", "From 1 to 5"],
    ["Scouting report (1-20): finishing 16, heading 14, pace 18, teamwork 9", "On a scale of 1-20"],
  ],
  "per what": [
    ["Admissions were 271 per 100,000 in 2010 and 198 in 2012.", "Per 100,000"],
    ["The rate was 88 per 100,000 before the vaccine and 40 after it.", "Per 100,000"],
    ["Births were 12 per 1,000 women in 2010 and 9 in 2020.", "Per 1,000 women"],
    ["Goals per game: Ana 1.2, Ben 0.8, Cem 0.4", ""],
    ["Per night the double is 80 euros, the suite 130, the dorm 25.", "Per night"],
    ["Sick days averaged 6.1 in Sales, 4.4 in R&D and 9.8 in the warehouse, per page 112.", ""],
    ["Rent costs me 900 a month, food 400, the bus pass 70", "Per month"],
  ],
  "for what time": [
    ["Village fete takings: raffle £214, cakes £168, tombola £95.50; last year we made £480 in total", ""],
    ["The vans, the trucks and the trailers covered 41,000, 78,500 and 63,200 km respectively last year.", "Last year"],
    ["Expected harvest: 18-22 t at Nord, 9-11 t at Süd, 30-34 t at Ost (last year 21, 8 and 29).", ""],
    ["In 2023, solar added 420 GW worldwide, wind 117 GW and hydro 14 GW.", "2023"],
    ["Leeds has 1,320 members and Hull 870; in York, where the mill shut in March, 95 are left.", ""],
    ["Spend for October: ads $3,150, print $2,400, radio $980", ""],
    ["The ministry said on Tuesday that Bern has 12 labs, Basel 9 and Chur 4.", ""],
    ["Sales in 2022: 12; in 2023: 15; in 2024: 21", ""],
  ],
  "what the text says ahead": [
    ["Wheat yields, tonnes per hectare: Ireland 9.1, UK 8.2, France 7.0, Spain 3.3", "Tonnes per hectare"],
    [
      "Our toddler's hour, timed by a bored teenager: music 37 minutes, ads 14, chat 6, news 3.",
      "Timed by a bored teenager",
    ],
  ],
  "nothing that tells a story or says the title again": [
    ["No change – 47%, 2310 votes\nMore time – 34%, 1672 votes\nLess time – 19%, 934 votes", ""],
    ["Top scorers, as ever: Whelan 23 goals, Adeyemi 19, Costa 16.", ""],
    ["Longest bridges on our route, and yes I measured: viaduct 1,460 m, old rail bridge 690 m, footbridge 85 m.", ""],
    ["Literacy rose steadily, the museum label says: 18% in 1900, 37% in 1925, 64% in 1950.", ""],
    ["Page 12 of the annual report has the headcounts: engineering 214, sales 96, support 71, legal 8.", ""],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  it.each(rows)("%s", (text, below) => expect(belowFor(text)).toBe(below));
});
