/** A first column of identifiers. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { idColumns } from "./id-columns.ts";

test.each([
  ["user_id,plan,mrr\n101,basic,29\n102,pro,99", "Basic 29 · Pro 99"],
  ["SKU\tItem\tQty\nA-12\tPens\t40\nB-7\tBooks\t15", "Pens 40 · Books 15"],
])("gone: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["id,score\na7,12\nb9,15", "plan,mrr\nbasic,29\npro,99", "id,a,b\n1,2,3\n2,5,6"])("left: %s", (text) =>
  expect(idColumns(text)).toBeNull(),
);
