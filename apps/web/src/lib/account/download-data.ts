/** Everything that is kept about the person, saved as charticle-data.json. */
import { ROUTES } from "@charticle/contract";
import { call } from "../api/call.ts";

/** A full history is many megabytes, and comes as fast as the line takes it. */
const TIMEOUT_MS = 10 * 60_000;

export async function downloadData(): Promise<void> {
  const data = await call(ROUTES.exportData, { timeoutMs: TIMEOUT_MS });
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "charticle-data.json";
  link.click();
  URL.revokeObjectURL(url);
}
