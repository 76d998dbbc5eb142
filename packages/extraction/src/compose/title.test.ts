import { describe, expect, it } from "vitest";
import { extract } from "../extract.ts";

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
  ])("%s", (text, title) => {
    expect(titleFor(text)).toBe(title);
  });

  it("never takes half a sentence for the whole of a share", () => {
    expect(titleFor("12% of those asked agreed with it, 30% did not, 58% gave no answer.")).not.toMatch(
      /^those asked/i,
    );
  });
});
