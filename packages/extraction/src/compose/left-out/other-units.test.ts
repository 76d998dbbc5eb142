/** Columns in another unit. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const notesOf = (text: string): readonly string[] => {
  const answer = extract(text);
  return answer.ok ? answer.chart.notes : [answer.reason];
};

test.each([
  [
    "Name\tHeight\tWeight\nAnn\t165 cm\t60 kg\nBo\t180 cm\t82 kg",
    "The figures in kg are left out: they are in another unit.",
  ],
  [
    "City | Rent | Size\nOslo | €1200 | 45 m²\nRome | €900 | 60 m²",
    "The figures in m² are left out: they are in another unit.",
  ],
])("%s", (text, note) => expect(notesOf(text)).toContain(note));

test.each(["City\tPeople\nOslo\t12\nRome\t15", "Item\tQty\tPrice\nPens\t10\t$4.50\nBooks\t5\t$12.00"])(
  "nothing is left out: %s",
  (text) => expect(notesOf(text).join(" ")).not.toContain("another unit"),
);
