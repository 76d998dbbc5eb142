/** How migrations are made from the tables: `npm run migration -w @charticle/server -- --name what-changes`. */
import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./src/*/tables.ts",
  out: "./migrations",
});
