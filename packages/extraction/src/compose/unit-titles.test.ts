import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const titleOf = (text: string): string => {
  const found = extract(text);
  return found.ok ? found.chart.title : found.reason;
};

test.each([
  ["Shower 7 min, bath half an hour, sauna an hour and a quarter.", "Minutes"],
  ["The letter took 2 days, the parcel a week, the crate 3 weeks.", "Weeks"],
  ["Ann slept 7 hours, Ben 6, Cleo 9.", "Sleep"],
  ["The bus takes 50 minutes, the tram 35, the bike 40.", "Minutes"],
])("%s", (text, title) => expect(titleOf(text)).toBe(title));
