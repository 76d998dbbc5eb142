/** Everything that is kept about the person, saved as charticle-data.json. */
import { ROUTES } from "@charticle/contract";
import { call } from "../api/call.ts";

export async function downloadData(): Promise<void> {
  const data = await call(ROUTES.exportData);
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "charticle-data.json";
  link.click();
  URL.revokeObjectURL(url);
}
