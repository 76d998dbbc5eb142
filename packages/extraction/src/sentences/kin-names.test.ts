import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Nurses in the survey slept 6.1 hours, doctors 5.8", "Nurses 6.1 · Doctors 5.8"],
  ["Buses in our depot ran 310 km a day, trams 190", "Buses 310 · Trams 190"],
  ["Dogs at the shelter weighed 14 kg, cats 4.2 kg", "Dogs 14 · Cats 4.2"],
  ["Women in the sample walked 8,100 steps, men 7,400", "Women 8100 · Men 7400"],
  ["Cyclists on the bridge numbered 410, drivers 1,220", "Cyclists 410 · Drivers 1220"],
  ["Trout in the lake weighed 1.2 kg, pike 4.8 kg, perch 0.4 kg", "Trout 1.2 · Pike 4.8 · Perch 0.4"],
  ["Oak on the estate makes up 41%, beech 22%, pine 17%", "Oak 41 · Beech 22 · Pine 17"],
])("%s: the first name is akin to the others", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Customers scored delivery 4.2, packaging 3.9 and price 3.1", "Delivery 4.2 · Packaging 3.9 · Price 3.1"],
  ["The average commute takes 42 minutes in London, against 31 in Leeds", "London 42 · Leeds 31"],
])("%s: so it is where it stands beside its figure", (text, line) => expect(readLine(text)).toBe(line));
