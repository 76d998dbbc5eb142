import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

test.each([
  "95-100 Classic\n90-94 Outstanding\n85-89 Very good\n80-84 Good",
  "9.0–9.9 Nearly perfect. 8.0–8.9 Great. 7.0–7.9 Good.",
  "Grades: 0-39 fail, 40-59 pass, 60-100 distinction",
])("%s", (text) => expect(extract(text).ok).toBe(false));

test.each([
  "Ages 18-24: 12, 25-34: 30, 35-44: 22",
  "Pay rises: tech 5-7%, retail 3–4%, public sector 1-2%",
  "Hostel £15-20, motel £40-60, hotel £90-150",
])("%s", (text) => expect(extract(text).ok).toBe(true));
