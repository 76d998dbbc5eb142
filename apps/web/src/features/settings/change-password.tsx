/** The old password and a new one; every other session ends. */
import { passwordFault, ROUTES } from "@charticle/contract";
import { type FormEvent, useState } from "react";
import { sentenceOf, UNREACHABLE_SENTENCE } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { Button } from "~/ui/button.tsx";
import { Notice, type NoticeTone } from "~/ui/notice.tsx";
import { PasswordField } from "~/ui/password-field.tsx";

export function ChangePassword({ username }: { username: string }) {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [shownFault, setShownFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: NoticeTone; sentence: string } | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setOutcome(null);
    const fault = passwordFault(next);
    setShownFault(fault);
    if (fault) return;
    setBusy(true);
    try {
      const { message } = await call(ROUTES.changePassword, {
        body: { current_password: current, new_password: next },
      });
      setOutcome({ tone: "good", sentence: message });
      setCurrent("");
      setNext("");
    } catch (error) {
      setOutcome({ tone: "danger", sentence: sentenceOf(error, UNREACHABLE_SENTENCE) });
    }
    setBusy(false);
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="flex max-w-md flex-col gap-5">
      {outcome ? <Notice tone={outcome.tone}>{outcome.sentence}</Notice> : null}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        hint="At least 8 characters, with a number and a sign such as !"
        value={next}
        error={shownFault}
        onChange={(event) => {
          setNext(event.target.value);
          setShownFault(passwordFault(event.target.value));
        }}
      />
      <div>
        <Button type="submit" variant="quiet" busy={busy} disabled={busy || !current || !next}>
          Change password
        </Button>
      </div>
    </form>
  );
}
