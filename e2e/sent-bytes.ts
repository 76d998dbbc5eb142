/** How much of a file travels, as the server sends it: for limits that tests hold and benchmarks measure. */
import { get } from "node:http";

/** Bytes of the body of an address when gzip is asked for. */
export const sentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
