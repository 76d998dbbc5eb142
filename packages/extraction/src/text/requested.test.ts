/** What is asked of a chart maker is cut off, and the kind that is asked for stands first where it tells no lie. */
import { describe, expect, it } from "vitest";
import { extract } from "../full-reader.ts";
import { askedKind, unasked } from "./requested.ts";

describe("cuts", () => {
  it.each<[string, string, string | null]>([
    ["Make a pie chart: rent 40%, food 60%", "rent 40%, food 60%", "piechart"],
    ["pie chart of my spending: rent 40%, food 60%", "my spending: rent 40%, food 60%", "piechart"],
    ["Can you chart: Mon 5, Tue 8, Wed 6?", "Mon 5, Tue 8, Wed 6?", null],
    ["show me a line graph of sales jan 10 feb 15", "sales jan 10 feb 15", "linechart"],
    ["Could you please make me a column chart of these numbers: a 5, b 6", "a 5, b 6", "barchart"],
    ["Please visualise the following data:\nAnn 5\nBo 6", "Ann 5\nBo 6", null],
    ["I need a chart of sales per month: jan 5, feb 6", "sales per month: jan 5, feb 6", null],
    ["radar: speed 8 power 6 stamina 7", "speed 8 power 6 stamina 7", "radarchart"],
    ["make chart rent 5 food 6", "rent 5 food 6", null],
    ["please chart my week: gym 3, work 5", "my week: gym 3, work 5", null],
    ["dogs 12, cats 9 as a donut chart please", "dogs 12, cats 9", "piechart"],
    ["dogs 12, cats 9. Make it a bar chart", "dogs 12, cats 9", "barchart"],
    ["dogs 12, cats 9 (spider chart)", "dogs 12, cats 9", "radarchart"],
    ["Sales by region as a bar chart: North 5, South 7", "Sales by region: North 5, South 7", "barchart"],
    ["Title: pets, data: dogs 12, cats 9", "pets: dogs 12, cats 9", null],
    ["Title: Sales 2024\nJan 5\nFeb 6", "Sales 2024\nJan 5\nFeb 6", null],
    ["Make a chart: dogs 12, cats 9 as a pie chart", "dogs 12, cats 9", "piechart"],
    ["plz make a grpah of my grades: maths 78, art 90", "my grades: maths 78, art 90", null],
    ["could you turn these into a pie chart? apples 5, pears 7", "apples 5, pears 7", "piechart"],
    ["can i get a line graph of sales: jan 5, feb 7", "sales: jan 5, feb 7", "linechart"],
    ["graph cats 5 dogs 7 birds 2", "cats 5 dogs 7 birds 2", null],
    ["cats 5 dogs 7 birds 2 chart pls", "cats 5 dogs 7 birds 2", null],
    ["cats 5, dogs 7, make it a pie", "cats 5, dogs 7", "piechart"],
    ["piechart cats 5 dogs 7 birds 2", "cats 5 dogs 7 birds 2", "piechart"],
    ["line graph sales jan 5 feb 7", "sales jan 5 feb 7", "linechart"],
    ["need a graph for my science project, cats 5 dogs 7", "cats 5 dogs 7", null],
    ["make a graph out of this: cats 5 dogs 7", "cats 5 dogs 7", null],
    ["graph this for me cats 5 dogs 7", "cats 5 dogs 7", null],
    ["heres my data cats 5 dogs 7", "cats 5 dogs 7", null],
    ["Data: cats 5, dogs 7", "cats 5, dogs 7", null],
    ["Survey results as pie: yes 12, no 5", "Survey results: yes 12, no 5", "piechart"],
    ["cats 5 dogs 7 birds 2 pie chart", "cats 5 dogs 7 birds 2", "piechart"],
    ["cats 5, dogs 7. I need a bar graph", "cats 5, dogs 7", "barchart"],
    ["cats 5 dogs 7 birds 2 thx", "cats 5 dogs 7 birds 2", null],
    ["cats 5, dogs 7, sorted by size", "cats 5, dogs 7", null],
  ])("%j", (text, left, kind) => {
    expect(unasked(text)?.text).toBe(left);
    expect(askedKind(text)).toBe(kind);
  });
});

describe("leaves alone", () => {
  it.each([
    "Chart positions: Adele 1, Blur 2",
    "Plot sizes: A 120, B 140",
    "Bar: 34k, canteen: 11k",
    "Titles: Leeds 5, York 3",
    "Graph theory 12, algebra 15",
    "12 said hello, 5 said please",
    "Pie chart users 12, bar chart users 15",
    "My data plan 12, rent 500",
    "Data analysts 12, engineers 15",
    "apple pie 5, cheese 3, fruit in a pie 4",
    "Bar charts are used by 40%, pie charts by 35%",
    "The pie chart got 12 votes, the line chart 5",
    "Which chart do you use? Bar chart 40%, pie chart 35%",
    "12 people drew a pie chart", // one figure: nothing would be left to chart
    "3 chose the map, 5 the bar chart, and 9 wanted it in a pie chart",
  ])("%j", (text) => {
    expect(unasked(text)).toBeNull();
    expect(askedKind(text)).toBeNull();
  });
});

const typesOf = (text: string): string[] => {
  const answer = extract(text);
  return answer.ok ? answer.chart.types.map(({ type }) => type) : [];
};

describe("the kind asked for", () => {
  it.each<[string, string]>([
    ["dogs 12, cats 9, fish 3 as a pie chart", "piechart"],
    ["Bar chart of our browsers: Chrome 65%, Safari 19%, others 16%", "barchart"],
    ["area chart of sales: jan 5, feb 8, mar 6", "areachart"],
  ])("%s stands first", (text, type) => expect(typesOf(text)[0]).toBe(type));

  it.each<[string, string]>([
    ["Pie chart: Ann likes 40%, Bo 80%, Cy 70%", "piechart"], // no parts of one whole
    ["Line chart: dogs 12, cats 9, fish 3", "linechart"], // no course
    ["Pie chart of changes: sales -5, costs 8, staff 3", "piechart"],
  ])("%s would mislead", (text, type) => {
    expect(typesOf(text).length).toBeGreaterThan(0);
    expect(typesOf(text)).not.toContain(type);
  });

  it("says why", () => {
    const answer = extract("dogs 12, cats 9, fish 3 as a pie chart");
    expect(answer.ok && answer.chart.types[0]?.reason).toBe("You asked for a pie chart.");
  });

  it("keeps the places of the text as typed", () => {
    const text = "Make a pie chart of pets: dogs 12, cats 9";
    const answer = extract(text);
    const spans = answer.ok ? answer.chart.grounding.flatMap((row) => row.flatMap((cell) => cell?.spans ?? [])) : [];
    expect(spans.map(([start, end]) => text.slice(start, end))).toEqual(["12", "9"]);
  });
});
