/** The way out: a button, a dialog that lists what goes, and the deletion; afterwards to /login. */
import { ROUTES } from "@charticle/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { forgetPerson } from "~/lib/account/forget.ts";
import { sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

const CONSEQUENCES = [
  "Deletes all of your charts and your history",
  "Removes your preferences",
  "Cancels your plan",
  "Permanently deletes your account",
] as const;

const FAILED = "Your account could not be deleted, and nothing was removed. Please try again.";

export function DeleteAccount() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await call(ROUTES.deleteUser);
      forgetPerson();
      navigate("/login", { replace: true });
    } catch (error) {
      setFailure(sentenceOf(error, FAILED));
      setBusy(false);
    }
  };

  const actions = (
    <>
      <Button variant="quiet" disabled={busy} onClick={() => setOpen(false)}>
        Cancel
      </Button>
      <Button variant="danger" busy={busy} onClick={remove}>
        {busy ? "Deleting..." : "Delete Account"}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={(next) => busy || setOpen(next)}
        title="Delete your account?"
        actions={actions}
      >
        <p>This can't be undone.</p>
        <ul className="mt-3 list-disc space-y-1 pl-5 text-ink">
          {CONSEQUENCES.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        {failure ? (
          <div className="mt-4">
            <Notice tone="danger">{failure}</Notice>
          </div>
        ) : null}
      </AlertDialog>
    </>
  );
}
