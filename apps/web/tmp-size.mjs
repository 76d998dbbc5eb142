import { rolldown } from "rolldown";
import { gzipSync } from "node:zlib";
import { transformSync } from "rolldown/experimental";
const b = await rolldown({ input: process.argv[2] });
const { output } = await b.generate({ format: "esm", minify: true });
const c = output[0];
console.log("all", c.code.length, gzipSync(c.code,{level:9}).length, output.length);
const dirs = {};
for (const [id, m] of Object.entries(c.modules)) {
  const rel = id.replace(/.*\/packages\//, "");
  const d = process.argv[3] ? rel.split("/").slice(2, 2 + Number(process.argv[3])).join("/") : rel;
  dirs[d] ??= 0; dirs[d] += m.code ? gzipSync(m.code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "").replace(/\s+/g, " "),{level:9}).length : 0;
}
for (const [d, n] of Object.entries(dirs).sort((a, b) => b[1] - a[1]).slice(0, 70)) console.log(n, d);
