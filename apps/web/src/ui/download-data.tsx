/** 'Download my data' with its busy state and what to say when it fails. */
import { useState } from "react";
import { downloadData } from "~/lib/account/download-data.ts";
import { sentenceOf, UNREACHABLE_SENTENCE } from "~/lib/api/api-error.ts";
import { Button } from "./button.tsx";

export function DownloadData() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    await downloadData().catch((error: unknown) => setFailure(sentenceOf(error, UNREACHABLE_SENTENCE)));
    setBusy(false);
  };
  return (
    <div>
      <Button variant="quiet" busy={busy} onClick={save}>
        Download my data
      </Button>
      <div aria-live="polite">{failure ? <p className="mt-2 text-sm text-danger">{failure}</p> : null}</div>
    </div>
  );
}
