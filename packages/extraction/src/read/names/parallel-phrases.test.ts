import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const namesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name }) => name).join(" · ") : answer.reason;
};

describe("names of long noun phrases are cut alike", () => {
  it.each([
    [
      "Emails from customers: 412 complaints about delivery, 203 questions about invoices, 87 thank-you notes.",
      "Complaints · Questions · Thank-you notes",
    ],
    [
      "Trips to the shops made up 31% of journeys, trips to work or school 27%, visits to friends and family 16% and all other trips 26%.",
      "Trips to the shops · Trips to work or school · Visits to friends and family · Other trips",
    ],
    [
      "Students from state schools took 68% of places, students from private schools 24% and students from abroad 8%.",
      "State schools · Private schools · Abroad",
    ],
    ["Women over 50 waited 14 weeks, women under 50 11, men over 50 12 and men under 50 9.", "Over 50 · Under 50"],
  ])("%s", (text, names) => expect(namesOf(text)).toBe(names));

  it.each([
    ["Flights to Spain 12, flights to Greece 9, flights to Turkey 4", "Spain · Greece · Turkey"],
    ["Sales in Leeds 12, rents in York 9, cars in Hull 3", "Leeds · York · Hull"],
    ["Opening a kiosk in Kobe costs 850,000 yen, Osaka 1,200,000, Tokyo 2,000,000.", "Kobe · Osaka · Tokyo"],
    ["Congo 74%, Indonesia 10%, Russia 4%, rest of the world 12%", "Congo · Indonesia · Russia · Rest of the world"],
  ])("stay: %s", (text, names) => expect(namesOf(text)).toBe(names));
});
