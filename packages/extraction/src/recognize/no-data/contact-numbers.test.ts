/** Numbers to call, and what an advertisement tells of one thing. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

test.each([
  "Got a tip on the story? Newsdesk ext. 4417, or Signal +1 555 0142. Please put case no. 22-CV-0913 in the first line.",
  "Signal +1 555 0142 or Telegram +1 555 0199 if you saw anything",
  "Ring 555 0142 or 555 0177, ask for Jo",
  "wanted: 7.5 tonner w/ tail lift, euro 6, 67 plate or newer. no time wasters pls",
  "For sale: 2.0 TDI, 65 plate, 3 owners, MOT till June",
  "Selling 1.6 petrol, 14 plate, 5 door, FSH. no offers",
])("nothing to chart: %s", (text) => expect(extract(text).ok).toBe(false));

test.each([
  ["Signal 120 users, WhatsApp 340, Telegram 95", "Signal 120 · WhatsApp 340 · Telegram 95"],
  ["Calls by channel: phone 555, text 142, WhatsApp 340", "Phone 555 · Text 142 · WhatsApp 340"],
  ["Selling: 12 vans, 5 cars, 3 bikes", "Vans 12 · Cars 5 · Bikes 3"],
  ["For sale in town: 2 bed 41, 3 bed 28, 4 bed 12", "2 bed 41 · 3 bed 28 · 4 bed 12"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
