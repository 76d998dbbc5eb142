import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { initialsBehind } from "./initials-behind.ts";

test.each([
  [
    "Ward results\nKhan, S. (Lab) 2,310\nByrne, T. (Con) 1,876\nOwen, R. (Green) 640\nElectorate 8,182, turnout 41.3%",
    "Khan 2310 · Byrne 1876 · Owen 640",
  ],
  ["Marathon\nOkafor, B. 142\nLind, K. 148\nMoreau, J. 155", "Okafor 142 · Lind 148 · Moreau 155"],
  ["Goals: Silva, D. 14; Kane, H. 22; Messi, L. A. 17", "Silva 14 · Kane 22 · Messi 17"],
  ["1. O'Dowd, M.: 31\n2. Vasquez-Hill, R.: 28", "O'Dowd 31 · Vasquez-Hill 28"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Kim, H. 12\nKim, S. 9",
  "Hepatitis A, B. 12 cases",
  "Shah, A. came first with 12; Preece, D. had 9",
  "Plan A, B. 12",
])("leaves alone: %s", (text) => expect(initialsBehind(text)).toBeNull());
