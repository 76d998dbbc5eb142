import { describe, expect, it } from "vitest";
import { extract } from "../full-reader.ts";

const titleFor = (text: string): string => {
  const extraction = extract(text);
  if (!extraction.ok) throw new Error(extraction.message);
  return extraction.chart.title;
};

describe("titles are in the text's own words", () => {
  it.each([
    ["Chrome holds 65% of the browser market, Safari 19%, Edge 5% and the rest belongs to others.", "Browser market"],
    ["We spend 35% of income on rent, 20% on food, 15% on transport, and save the rest.", "Income"],
    ["Rent took 38% of my salary, food 22%, travel 9%.", "Salary"],
    ["Revenue went from $1M in 2021 to $2M in 2022, while costs went from $900k to $1.4M.", "Revenue and costs"],
    ["Graphics: 9, Sound: 8, Story: 10", "Graphics, Sound and Story"],
    ["Rainfall (mm): Jan 82, Feb 61, Mar 55", "Rainfall"],
    ["Sea ice (million km²): 2019 4.19, 2020 3.82", "Sea ice"],
    ["City,2010,2020\nOslo,587,697\nBergen,256,285", "Oslo and Bergen"],
    ["Sales by team\nAjax,12\nPSV,9\nAZ,7", "Sales by team"],
    ["Miles: Mon 3, Tue 5, Wed 4", "Miles"],
    ["Berlin 2021: Berlin 12, Paris 7", "Berlin 2021"],
    ["Our sourdough loaf goes up from £4.20 to £4.80 on Monday, sorry folks", "Sourdough loaf"],
    ["We cut our grocery bill from $38 a week in January to $21 in June.", "Grocery bill"],
    ["Berlin sold 40 bikes, Rome 30 and Oslo 12.", "Bikes"],
    ["By 9 turnout stood at 6%, by noon 21%, at 3 pm 34%.", "Turnout"],
    ["After the new till went in, queue time at the canteen dropped from 9 minutes to 4.", "Queue time at the canteen"],
    ["I read 12 books in 2021, 19 in 2022, 24 in 2023.", "Books read"],
    ["Turnout in Leeds hit 54% this time against 41% in 2019, York managed 48% against 44%.", "Turnout"],
    ["Ward A (12 shops) sold 340 coats, ward B (9 shops) 410", "Coats"],
    ["Growth % | 2010 | 2020\nChina | 10.6 | 2.2\nIndia | 8.5 | -5.8", "Growth %"],
    ["Country | 2020 | 2024\nItaly | 9 | 12\nNorway | 11 | 15", "Italy and Norway"],
    ["Class A (24 pupils) scored 71, class B (22 pupils) 68 and class C (27) 75.", "Score"],
    ["In 2023's Tour de Village (3rd edition, 44 km) finished 71 men, 48 women and 26 children.", "Tour de Village"],
    ["Survey: How do you get to work? Car 52%, Train 21%, Bike 17%, Foot 10%", "How do you get to work?"],
    ["Quick poll - what's your favourite season? spring 12 summer 30 autumn 22", "What's your favourite season?"],
    ["Asked how they get to work, 52% said car, 21% train, 17% bike", "How they get to work"],
    ["Dogs 12, cats 9. How many have you got?", "Dogs and cats"],
    ["Tickets closed per agent - Maya 45, Joel 38, Priya 52", "Tickets closed per agent"],
    ["Unread mails Mon 120, Tue 84, Wed 61", "Unread mails"],
    ["Each week I spend about 3 hours cleaning, 5 cooking and 1 ironing.", "Hours spent"],
    ["The bus used to take 50 minutes, now it takes half that.", "Bus"],
    ["Tea 4, coffee 1, water 0", "Tea, coffee and water"],
    ["Ridership on the ferry, in millions: 2019 18.2, 2020 7.9, 2021 9.6.", "Ridership on the ferry"],
    ["Sea ice minimum, million km²: 2005 5.3, 2010 4.6, 2015 4.4", "Sea ice minimum, million km²"],
    ["Gross margin: 2021 42%, 2022 45%, 2023 44%", "Gross margin"],
    ["Quarterly profit: Q1 -1.2m, Q2 -0.4m, Q3 0.3m", "Quarterly profit"],
    ["Electric cars were 2% of sales in 2018, 4% in 2020 and 18% in 2023.", "Electric cars"],
    ["North has 40% of sales, South 35% and West 25%", "Sales"],
    ["We raised $5,000 in 2020, $8,000 in 2021 and $12,000 in 2022", "How much we raised"],
    ["I ran 5 km on Monday, 8 km on Wednesday and 12 km on Sunday", "Km run"],
    ["We won 12, lost 5 and drew 3", "Won, lost and drew"],
    ["Q: How do you commute? Car 54%, train 21%, bike 25%", "How do you commute?"],
    ["Population of Lagos about 15.9 million, Cairo 22.2m, Kinshasa 16.3m", "Population"],
    ["The height of Everest is 8,849 m, of K2 8,611 m, of Lhotse 8,516 m", "Height"],
    ["Most of Leeds 12, Hull 9", "Leeds and Hull"],
    ["Last year we paid £4.80 for a pint. This year: £5.10.", "Pay for a pint"],
    ["The trip came to 640 in total: 300 for flights, 220 for the flat and 120 for food.", "Trip"],
    ["hey so total for the trip was 640: 300 flights, 220 airbnb, 120 food", "Trip"],
    ["Evening: bus 12, car 9, tram 4", "Evening"],
    ["Three pupils in ten skip breakfast, up from two in ten.", "Skip breakfast"],
    ["Sixty-one percent of drivers speed; for cyclists it's 12%.", "Speed"],
    ["Our newsletter has 4,300 subscribers: 2,900 free, 1,100 monthly and 300 annual", "Subscribers"],
    ["The club has 340 members: 120 juniors, 180 adults and 40 seniors", "Members"],
    ["We have 500 users in 2020 and 900 in 2021", "Users"],
    ["Ages 18 to 24: 20%, 25 to 34: 35%", "18 to 24 and 25 to 34"],
    ["The Office 8.9, The Wire 9.3, Breaking Bad 9.5", "The Office, The Wire and Breaking Bad"],
    ["Team;Wins;Draws\nFoxes;7;2\nOwls;5;3", "Wins and Draws"],
  ])("%s", (text, title) => {
    expect(titleFor(text)).toBe(title);
  });

  it.each([
    ["£k | Plan | Actual\nQ1 | 120 | 118\nQ2 | 130 | 141", "Plan and Actual (£k)"],
    ["Travel spend\n£k\tPlan\tActual\nQ1\t120\t118\nQ2\t130\t141", "Travel spend (£k)"],
    ["$m\tActual\nNorth\t1.2\nSouth\t1.3", "Actual ($m)"],
    ["Week | Plan | Actual\nQ1 | 120 | 118\nQ2 | 130 | 141", "Plan and Actual"],
  ])("tells what a table is told in where its corner does: %j", (text, title) => expect(titleFor(text)).toBe(title));

  it("leaves out a sentence that stands ahead of the word that says what is shown", () => {
    const extraction = extract(
      "Five years and many episodes in, here is your taste: the bees have 310 plays, the locks 275, the owls 90",
    );
    expect(extraction.ok && [extraction.chart.title, extraction.chart.subtitle]).toEqual(["Plays", null]);
  });

  it("never takes half a sentence for the whole of a share", () => {
    expect(titleFor("12% of those asked agreed with it, 30% did not, 58% gave no answer.")).not.toMatch(
      /^those asked/i,
    );
  });
});
