/** What is told around names and figures, as titles: subjects, amounts, shared deeds, wholes. */
import { describe, expect, it } from "vitest";
import { extract } from "../full-reader.ts";

/** "title / subtitle / name of the one series" */
const shownOf = (text: string): string => {
  const extraction = extract(text);
  if (!extraction.ok) throw new Error(extraction.message);
  const { title, subtitle, series } = extraction.chart;
  return [title, subtitle ?? "", series.map(({ name }) => name).join(" | ")].join(" / ");
};

const ROWS: Record<string, [string, string][]> = {
  "a subject with the words that belong to it": [
    [
      "Injuries on building sites fell from 840 in 2018 to 610 in 2023.",
      "Injuries on building sites / / Injuries on building sites",
    ],
    [
      "Library visits per head fell from 4.1 in 2010 to 2.2 in 2020.",
      "Library visits per head / / Library visits per head",
    ],
    [
      "The share of adults living with their parents rose from 19% in 2001 to 28% in 2021.",
      "Share of adults living with their parents / / Share of adults living with their parents",
    ],
    [
      "Interest rates at the end of each year: 0.5 (2020), 1.25 (2021), 3 (2022)",
      "Interest rates at the end of each year / / Interest rates at the end of each year",
    ],
    ["Honey from our hives: 2021 14 kg, 2022 22 kg, 2023 19 kg", "Honey from our hives / / Honey from our hives"],
    ["Unemployment in Spain stands at 11.7%, in France 7.5% and in Germany 3.1%.", "Unemployment / / Unemployment"],
    ["Prices fell in the north to 80 in 2021 and 70 in 2022.", "Prices / / Prices"],
  ],
  "a subject that looks like a verb, or comes later": [
    [
      "Pay for nurses starts at £28,400 in England, £30,200 in Scotland and £27,900 in Wales.",
      "Pay for nurses / / Pay for nurses",
    ],
    [
      "From a peak of 1.3 million in 1985, union membership has fallen to just 480,000.",
      "Union membership / / Union membership",
    ],
    ["The Danes are happiest at 7.6, the Finns 7.7 and the Swedes 7.3.", "Danes, Finns and Swedes / / Value"],
  ],
  "a head that is a sentence": [
    ["Our NPS has been a roller coaster: 31 in spring, 44 in summer, 12 in autumn", "NPS / / NPS"],
    [
      "Entries are in for the regatta: nine crews in the juniors, seventeen in the open class, four in the veterans",
      "Entries / / Entries",
    ],
    ["Sleep last week: Mon 6h, Tue 7h, Wed 5.5h, Thu 8h", "Sleep last week / / Sleep last week"],
  ],
  "what an amount is of": [
    ["Men do 2.1 hours of housework a day and women 3.9.", "Hours of housework a day / / Hours of housework a day"],
    [
      "It takes 12 weeks to get a passport in Spain, 6 in Italy and 3 in France.",
      "Weeks to get a passport / / Weeks to get a passport",
    ],
    [
      "I spend 3 hours a day on my phone, my sister 5 and my dad 1.",
      "Hours a day on my phone / / Hours a day on my phone",
    ],
    [
      "Kayla spends $120 a week on food. Her flatmate? 65. Her mum? 190.",
      "Spending on food / In $ a week / Spending on food",
    ],
    ["Our hives gave 14 kg of honey in 2021, 22 kg in 2022 and 19 kg in 2023.", "Honey / / Honey"],
    ["Cats sleep 13 hours a day, dogs 11, horses 3 and giraffes 2.", "Sleep / Hours a day / Sleep"],
    ["Dad drinks 4 coffees a day, mum 2 and Ben 1.", "Coffees a day / / Coffees a day"],
    ["In 2023, solar added 420 GW worldwide, wind 117 GW and hydro 14 GW.", "GW added / 2023 / GW added"],
    ["The tower is 330 m tall, the bridge 128 m and the dome 91 m.", "Tower, bridge and dome / / Value"],
  ],
  "what an amount is for": [
    ["We spent $4,200 on ads in March, $3,100 in April and $5,600 in May.", "Spending on ads / / Spending on ads"],
    [
      "Germany spends 1.6% of its GDP on defence, Poland 3.9% and Italy 1.5%.",
      "Spending on defence / % of its GDP / Value",
    ],
    [
      "It costs $9,300 to insure a Ferrari in Texas, $4,100 in Ohio and $12,700 in Florida.",
      "Cost to insure a Ferrari / / Cost to insure a Ferrari",
    ],
  ],
  "what all do, told once": [
    [
      "62 percent of Germans, 55 percent of French and a mere 41 percent of Poles back the plan.",
      "Back the plan / / Back the plan",
    ],
    [
      "Sixty percent of men and 48% of women think the law goes too far.",
      "Think the law goes too far / / Think the law goes too far",
    ],
  ],
  "what all do, told with the last name": [
    ["45% of mothers and 12% of fathers work part time.", "Work part time / / Work part time"],
  ],
  "what is counted": [
    [
      "The number of wolves in Germany grew from 8 packs in 2005 to 67 in 2015 and 209 in 2023.",
      "Number of wolves in Germany / / Number of wolves in Germany",
    ],
    [
      "Wheat yields, tonnes per hectare: Ireland 9.1, UK 8.2, France 7.0, Spain 3.3",
      "Wheat yields / Tonnes per hectare / Wheat yields",
    ],
    [
      "Emails sent by the office each day: Mon 412, Tue 388, Wed 450",
      "Emails sent by the office each day / / Emails sent by the office each day",
    ],
    ["Bees visited the lavender 84 times, the thyme 51 times and the roses 12 times.", "Visits / / Visits"],
  ],
  "what the parts are parts of": [
    [
      "The school has 620 pupils, of whom 210 walk, 180 come by bus, 150 by car and 80 cycle.",
      "Pupils / Of 620 / Pupils",
    ],
    [
      "Last quarter we shipped 1,900 units: 1,100 to Europe, 600 to the US, the rest to Asia.",
      "Units / Of 1,900, last quarter / Units",
    ],
    ["Half of the respondents cycle, a third take the bus, the remaining sixth drive.", "Respondents / / Value"],
    ["62% of under-25s stream their music, 24% use YouTube and 9% still buy CDs.", "Under-25s / / Value"],
    ["Oat milk now makes up 15% of our milk orders, soy 8%, dairy 77%.", "Milk orders / / Value"],
    ["My phone battery lasts 9 hours, my wife's 14, my son's 6.", "Phone battery / / Phone battery"],
    ["We planted 300 oaks, 150 beeches and 90 birches this autumn.", "How many we planted / This autumn / Value"],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  it.each(rows)("%s", (text, shown) => expect(shownOf(text)).toBe(shown.replaceAll("/ /", "/  /")));
});
