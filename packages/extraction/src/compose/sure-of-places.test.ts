/** Numbers that say where or which. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const sureness = (text: string): number => {
  const answer = extract(text);
  return answer.ok ? answer.confidence : 0;
};

test.each(["Level 3, bay 17, ticket 0093.", "Order #5521: size 42, colour 7."])("not sure of: %s", (text) =>
  expect(sureness(text)).toBeLessThanOrEqual(0.3),
);

test.each(["Rooms 12, beds 40, desks 9", "Ticket £12, seat £4"])("as before: %s", (text) =>
  expect(sureness(text)).toBeGreaterThan(0.5),
);
