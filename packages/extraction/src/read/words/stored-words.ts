/**
 * The table of words beside the code, read once when the server starts: 0.9 MB, which no page could load. The one file of
 * the reader that touches the disk.
 */
import { readFileSync } from "node:fs";
import { wordStoreOf } from "./word-store.ts";

export const STORED_WORDS = wordStoreOf(readFileSync(new URL("./words.bin", import.meta.url)));
