/** The server's links beside the code, written by `npm run fit -- --server` and read once when the server starts; no page loads them. */
import { readFileSync } from "node:fs";

export const STORED_LINKS: Uint8Array = readFileSync(new URL("./wide-links.bin", import.meta.url));
