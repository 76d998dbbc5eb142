/** Texts without who says so. */
import { expect, test } from "vitest";
import { sourceless } from "./sourceless.ts";

test.each([
  ["Some 7.4m were waiting in May, NHS England said on Tuesday.", "Some 7.4m were waiting in May."],
  ["52% use TikTok, Ofcom found, compared with 38% in 2019.", "52% use TikTok, compared with 38% in 2019."],
  [
    "The boroughs, says a monitor, have drifted apart: Mitte 9, Nord 7.",
    "The boroughs have drifted apart: Mitte 9, Nord 7.",
  ],
  ["According to Ofcom, 52% use TikTok and 38% X.", "52% use TikTok and 38% X."],
  [
    "Half of shops take cards, up from a fifth in 2016, the council said.",
    "Half of shops take cards, up from a fifth in 2016.",
  ],
  ["Deaths: stroke 165, flu 186, according to CDC data released in March.", "Deaths: stroke 165, flu 186."],
])("%s", (text, left) => expect(sourceless(text)?.text).toBe(left));

test.each([
  "The hotel says 80, its rival claims 65.",
  "12% said no, 15% said yes, the rest said nothing.",
  "40% liked it, 30% hated it, and nobody else replied.",
])("not %s", (text) => expect(sourceless(text)).toBeNull());

test("one long word is no countless many", () =>
  expect(sourceless(`52% get news there, according to ${"a".repeat(240)}!`)).toBeNull());
