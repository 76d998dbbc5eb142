/**
 * sonner carries its styles in its script and puts them into the page when that runs. They come as a style sheet here,
 * with the toaster (src/ui/toaster.tsx imports sonner/dist/styles.css): the script is a third smaller. The build stops
 * when the call is no longer found.
 */
import type { Plugin } from "vite";

// catches '__insertCSS("[data-sonner-toaster]{…}");', must not catch "function __insertCSS(code) {"
const CALL = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;

export function stylesOfToasts(): Plugin {
  return {
    name: "charticle-styles-of-toasts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      // catches "…/node_modules/sonner/dist/index.mjs", must not catch its "styles.css"
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!CALL.test(code)) this.error("sonner no longer inserts its styles: see scripts/styles-of-toasts.ts");
        return { code: code.replace(CALL, ""), map: null };
      },
    },
  };
}
