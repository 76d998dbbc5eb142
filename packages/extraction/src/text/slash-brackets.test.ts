import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { slashBrackets } from "./slash-brackets.ts";

test.each([
  ["Traffic (in/out, GB): web 940/880, db 310/22", "[In / Out] Web 940/880 · Db 310/22"],
  ["Speeds (down/up Mbps): fibre 940/880, cable 310/22", "[Down / Up] Fibre 940/880 · Cable 310/22"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Speeds (Mbps): fibre 940, cable 310", "Fares (adult/child): 12 and 5", "Ann 3/4, Bo 2/5"])(
  "leaves alone: %s",
  (text) => expect(slashBrackets(text)).toBeNull(),
);
