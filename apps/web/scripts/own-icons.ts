/**
 * The icons of lucide-react without what no page of ours asks for: the random keys of their strokes, which no
 * compression makes smaller, their names, and what draws them (src/ui/create-icon.ts is ours). The build stops when an
 * icon is written otherwise.
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const OURS = fileURLToPath(new URL("../src/ui/create-icon.ts", import.meta.url));
const THEIRS = "import createLucideIcon from '../createLucideIcon.mjs';";

/** Catches ', key: "1qisl0"' also on a line of its own, must not catch 'd: "M12 20v-9"'. */
const KEY = /,\s*key: "[a-z0-9]+"/g;
/** Catches '  name: "bug",' and '  aliases: ["home"]', must not catch '  node: ['. */
const REST = /^ {2}(?:name|size|aliases): .+$/gm;

/** `import createLucideIcon …; const __iconData = { name: "x", size: 24, node: [["path", { d, key }]] };` -> the node alone. */
export function ownIcon(code: string): string {
  if (!code.includes(THEIRS) || !code.includes("\n  size: 24,\n") || code.search(KEY) < 0)
    throw new Error("an icon of lucide-react is written otherwise: see scripts/own-icons.ts");
  return code
    .replace(THEIRS, `import { createIcon as createLucideIcon } from ${JSON.stringify(OURS)};`)
    .replace(KEY, "")
    .replace(REST, "");
}

export function ownIcons(): Plugin {
  return {
    name: "charticle-own-icons",
    apply: "build",
    transform: {
      // catches "…/lucide-react/dist/esm/icons/bug.mjs", must not catch "…/dist/esm/createLucideIcon.mjs"
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      handler(code) {
        // an icon that was renamed only points to its other name
        return code.includes("__iconData") ? { code: ownIcon(code), map: null } : null;
      },
    },
  };
}
