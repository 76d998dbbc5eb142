/**
 * Fits what the reader has learned, from the texts that we look at and the rows of the unit tests: `npm run fit -- [--page | --server | --trees | --titles]`.
 * Takes most of an hour; the same texts give the same weights. Blind texts never take part. `--page` fits what the page's
 * reader knows alone, `--server` what the full one has beside it; `--trees` does the second with the links of the last time,
 * which takes minutes; `--titles` fits what chooses titles, which takes minutes.
 */
import { parseArgs } from "node:util";
import { fittedItems, innerItems } from "./fit/fit-corpora.ts";
import { fitPage } from "./fit/fit-page.ts";
import { fitServer } from "./fit/fit-server.ts";
import { fitTitles } from "./fit/fit-titles.ts";

const { values: only } = parseArgs({
  options: {
    page: { type: "boolean", default: false },
    server: { type: "boolean", default: false },
    trees: { type: "boolean", default: false },
    titles: { type: "boolean", default: false },
  },
});
const all = !Object.values(only).includes(true);

const items = fittedItems();
console.log(`${items.length} texts`);
if (all || only.page) await fitPage(items);
if (all || only.server || only.trees) await fitServer(innerItems(items), only.trees ? "kept" : "anew");
if (all || only.titles) fitTitles();
