/** Ends every session of the person, this one included, and goes to /login. */
import { ROUTES } from "@charticle/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { forgetPerson } from "~/lib/account/forget.ts";
import { sentenceOf, UNREACHABLE_SENTENCE } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { Button } from "~/ui/button.tsx";

export function LogOutEverywhere() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await call(ROUTES.logoutEverywhere);
      forgetPerson();
      navigate("/login", { replace: true });
    } catch (error) {
      setFailure(sentenceOf(error, UNREACHABLE_SENTENCE));
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={leave}>
        Log out everywhere
      </Button>
      <div aria-live="polite">{failure ? <p className="mt-2 text-sm text-danger">{failure}</p> : null}</div>
    </>
  );
}
