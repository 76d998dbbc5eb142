import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { islandFiles } from "./scripts/island-files.ts";
import { ownIcons } from "./scripts/own-icons.ts";
import { ownRouterParts } from "./scripts/own-router-parts.ts";
import { SCRIPT_FILES } from "./scripts/script-files.ts";
import { stylesOfToasts } from "./scripts/styles-of-toasts.ts";

const server = "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), islandFiles(), ownRouterParts(), ownIcons(), stylesOfToasts()],
  resolve: { alias: { "~": fileURLToPath(new URL("src", import.meta.url)) } },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": server, "/ai": server, "/payments": server, "/dev": server },
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPT_FILES } } } } },
  },
});
