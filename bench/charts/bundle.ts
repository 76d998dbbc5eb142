/** Source of a module in, its minified bundle for the browser out, as a page would load it. */
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const ENTRY = "\0bench-entry";

/** Imports are resolved from this folder. `external` are left out of the bundle. */
export async function bundle(source: string, { external = [] }: { external?: string[] } = {}): Promise<string> {
  const importer = fileURLToPath(import.meta.url);
  const build = await rolldown({
    input: ENTRY,
    platform: "browser",
    external,
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [
      {
        name: "bench-entry",
        resolveId(id, from) {
          if (id === ENTRY) return id;
          return from === ENTRY ? this.resolve(id, importer) : null;
        },
        load: (id) => (id === ENTRY ? { code: source, moduleType: "tsx" } : null),
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: true });
  await build.close();
  return output[0].code;
}
