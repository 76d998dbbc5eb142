import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Tips: Mon £12, Tue nothing, Wed £31, Thu £8, Fri £54", "Mon 12 · Tue 0 · Wed 31 · Thu 8 · Fri 54"],
  ["Entry: adults £8, seniors £6, under-5s free, students £5", "Adults 8 · Seniors 6 · Under-5s 0 · Students 5"],
  ["Takings: Leeds $40, Hull nil, York $25, Bath $31", "Leeds 40 · Hull 0 · York 25 · Bath 31"],
])("%s is read as %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Tips: Mon £12, nothing else worth a word, Wed £31, Thu £8", "Mon 12 · Wed 31 · Thu 8"],
  ["Car insurance last yr £412, this yr £689 and no claims no nothing", "Last year 412 · This year 689"],
  ["Requests – access 61, deletion 143, portability 5. Fines: none.", "Access 61 · Deletion 143 · Portability 5"],
  ["Ana £12, Ben £31, Cem £8, and feel free to add yours", "Ana 12 · Ben 31 · Cem 8"],
])("%s holds none", (text, line) => expect(readLine(text)).toBe(line));
