/** What Playwright runs before the tests: it begins the folder that all servers start from, and does not wait for it. */
export { beginFolder as default } from "./used-folder.ts";
