import { expect, test } from "vitest";
import { readUnit } from "../../compose/chart-line.fixture.ts";

test.each(["Weight: Mon 182 pounds, Fri 180 pounds", "Ann lost 12 pounds on the diet, Bo lost 7 pounds"])(
  "pounds that weigh: %s",
  (text) => expect(readUnit(text)).toBe("lb"),
);

test.each(["The scales cost 20 pounds, the mat 15 pounds", "Ann 12 pounds, Bo 7 pounds"])(
  "pounds that pay: %s",
  (text) => expect(readUnit(text)).toBe("£"),
);
