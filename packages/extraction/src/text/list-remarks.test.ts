import { expect, test } from "vitest";
import { listRemarks } from "./list-remarks.ts";

test.each([
  [
    "oil change 45 / brake pads 180 / timing belt 520 …cash only lads",
    "oil change 45 / brake pads 180 / timing belt 520",
  ],
  ["haircut 25, beard 15, colour 60 – walk-ins welcome", "haircut 25, beard 15, colour 60"],
  ["kayak 15 / canoe 25 / sup 18, life vests included", "kayak 15 / canoe 25 / sup 18"],
  ["Cakes 35%, bread 40%, tea 25% - that is where the money comes from.", "Cakes 35%, bread 40%, tea 25%"],
  ["Ads 50%, subs 30%, merch 20% is how we pay the bills.", "Ads 50%, subs 30%, merch 20%"],
  ["We've never had weeks like it: 58 MOTs, 21 services", "58 MOTs, 21 services"],
  ["Nights like these are rare: 14 births, 2 sets of twins", "14 births, 2 sets of twins"],
  [
    "Following the fire, 12 shops closed in May and 4 in June.",
    "After the fire, 12 shops closed in May and 4 in June.",
  ],
  ["Bay 4 is closed. Meanwhile: 12 oil changes, 7 bulbs", "Bay 4 is closed. 12 oil changes, 7 bulbs"],
  ["exhausts 9 | brakes 14 |tyres 31| moaning customers ∞", "exhausts 9 | brakes 14 |tyres 31"],
  ["Hall A seats 120, hall B 85, hall C 40; doors open at 7.", "Hall A seats 120, hall B 85, hall C 40."],
  [
    "Goals rose from 2.4 in the first half of the season to 3.1 in the second.",
    "Goals rose from 2.4 in the first half to 3.1 in the second.",
  ],
])("%s", (text, told) => expect(listRemarks(text)?.text).toBe(told));

test.each([
  "Cash only 12, card 40, cheque 3",
  "Sales: tea 4, coffee 9, cash only 2",
  "Insurance and tires: $640 and $880. That's what the van cost us.",
  "Mon 7, Tue 6 - that is how many hours I slept",
  "Tom starts at 7, Ana at 9; Lee starts at 10",
  "It rose from 4 in the first half of the year to 9 in June",
  "Walk-ins 12, booked 40",
  "Following: Ann 120, Bo 95",
  "Breakfast included 40%, room only 60%",
  "Days like this: 12 in May, 9 in June",
])("%s: stays as it is", (text) => expect(listRemarks(text)).toBeNull());
