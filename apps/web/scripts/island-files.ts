/**
 * A Vite plugin that builds the scripts of static pages as entries of their own: src/islands/landing.ts becomes
 * assets/landing-<hash>.js. Pages name them `/islands/landing.js`; finish-build.ts puts the hashed name there.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = fileURLToPath(new URL("../src/islands", import.meta.url));

export function islandFiles(): Plugin {
  return {
    name: "charticle-island-files",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      if (this.environment.mode !== "build") return;
      for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))) {
        this.emitFile({ type: "chunk", id: `${folder}/${file}`, name: `island-${file.replace(".ts", "")}` });
      }
    },
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
