/**
 * The scripts of static pages: each file of src/islands is one script with all it needs in it, so that a page asks for
 * one file. Pages name them `/islands/landing.js`; `buildIslands` answers the hashed names that finish-build.ts puts
 * there, and `islandFiles` serves them under `npm run dev`.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const folder = fileURLToPath(new URL("../src/islands", import.meta.url));

const islandNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => name.replace(".ts", ""));

/** Writes assets/island-<name>-<hash>.js: {landing: "/assets/island-landing-1a2b3c4d.js"} */
export async function buildIslands(client: string): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const name of islandNames()) {
    const built = await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      build: {
        outDir: client,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(folder, `${name}.ts`),
          output: { entryFileNames: `assets/island-${name}-[hash].js`, codeSplitting: false },
        },
      },
    });
    const [result] = Array.isArray(built) ? built : [built];
    const file = result && "output" in result ? result.output[0].fileName : null;
    if (!file) throw new Error(`The island ${name} was not built`);
    addresses.set(name, `/${file}`);
  }
  return addresses;
}

export function islandFiles(): Plugin {
  return {
    name: "charticle-island-files",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        // catches "/islands/landing.js", must not catch "/assets/landing.js"
        const island = /^\/islands\/([a-z-]+)\.js$/.exec(request.url ?? "");
        if (island) request.url = `/src/islands/${island[1]}.ts`;
        next();
      });
    },
  };
}
