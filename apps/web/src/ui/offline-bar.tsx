/** Says that the network is gone and what still works: <OfflineBar />. Announced once, gone when it is back. */
import { WifiOff } from "lucide-react";
import { useCanReadHere, useOnline } from "./offline-state.ts";

export function OfflineBar() {
  const isOnline = useOnline();
  const canReadHere = useCanReadHere();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-2 border-b border-line bg-ink px-4 py-2 text-sm text-paper md:px-6">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span>
            You are offline.{" "}
            {canReadHere
              ? "Charts are still read and drawn here, and saved when the network is back."
              : "What you write stays here; new charts can be made when the network is back."}
          </span>
        </p>
      )}
    </div>
  );
}
