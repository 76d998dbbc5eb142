import { expect, test } from "vitest";
import { pressLeads } from "./press-leads.ts";

test.each([
  [
    "Photo: Pilgrims at the Kumbh Mela, where 66 crore people bathed over 45 days.",
    "Pilgrims at the Kumbh Mela, where 66 crore people bathed over 45 days.",
  ],
  [
    "BREAKING: Bank of England cuts rates to 4% from 4.25%, as expected",
    "Bank of England cuts rates to 4% from 4.25%, as expected",
  ],
  [
    "Explained in charts: why a pint costs £5.17 in London and £4.05 in Wales",
    "why a pint costs £5.17 in London and £4.05 in Wales",
  ],
  ["Strava says: me 212 km, Bo 180", "me 212 km, Bo 180"],
])("%s", (text, told) => expect(pressLeads(text)?.text).toBe(told));

test.each([
  "Photo: 40 likes, video: 12 likes, text: 9 likes and nothing else at all",
  "Ann says 12, Bo says 9",
  "Photos: cats 40, dogs 12",
  "Picture: frame 40, glass: 12",
  "Sales: Ann sold 40 pies and Bo sold 12 of them on the same day",
])("stays: %s", (text) => expect(pressLeads(text)).toBeNull());
