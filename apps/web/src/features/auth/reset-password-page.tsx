/** /reset-password/{uidb64}/{token}: sets a new password, then goes to /login after 3 s. */
import { MESSAGES, PASSWORDS_DIFFER, passwordFault, RESET_REDIRECT_DELAY_MS, ROUTES } from "@charticle/contract";
import { type FormEvent, useState } from "react";
import { Link, useParams } from "react-router";
import { sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { Notice } from "~/ui/notice.tsx";
import { PasswordField } from "~/ui/password-field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useDelayedNavigate } from "~/ui/use-delayed-navigate.ts";
import { AuthFrame } from "./auth-frame.tsx";

export const meta = () => [{ title: "Reset Password · Charticle" }, { name: "referrer", content: "no-referrer" }];

export default function ResetPasswordPage() {
  const { uidb64 = "", token = "" } = useParams();
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const [confirmError, setConfirmError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const goLater = useDelayedNavigate();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(null);
    const fault = passwordFault(password);
    const differs = confirm === password ? null : PASSWORDS_DIFFER;
    setPasswordError(fault);
    setConfirmError(differs);
    if (fault || differs) return;
    setBusy(true);
    try {
      const { message } = await call(ROUTES.resetPassword, {
        params: { uidb64, token },
        body: { new_password: password },
      });
      setDone(message);
      goLater("/login", RESET_REDIRECT_DELAY_MS);
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.reset.failed));
    }
    setBusy(false);
  };

  return (
    <AuthFrame
      title="Reset Password"
      lead="Enter your new password below"
      foot={
        <Link to="/login" className="link">
          Back to Login
        </Link>
      }
    >
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
        {done ? <Notice tone="good">{done}</Notice> : null}
        {failure ? (
          <Notice tone="danger">
            {failure}{" "}
            <Link to="/forgot-password" className="link">
              Ask for a new link
            </Link>
          </Notice>
        ) : null}
        <PasswordField
          label="New Password"
          name="new-password"
          autoComplete="new-password"
          required
          hint="At least 8 characters, with a number and a sign such as !"
          value={password}
          error={passwordError}
          onChange={(event) => {
            setPassword(event.target.value);
            setPasswordError(passwordFault(event.target.value));
            if (confirmError) setConfirmError(confirm === event.target.value ? null : PASSWORDS_DIFFER);
          }}
        />
        <PasswordField
          label="Confirm Password"
          name="confirm-password"
          autoComplete="new-password"
          required
          value={confirm}
          error={confirmError}
          onChange={(event) => {
            setConfirm(event.target.value);
            setConfirmError(event.target.value === password ? null : PASSWORDS_DIFFER);
          }}
        />
        <SubmitButton busy={busy} disabled={busy || done !== null || !password || !confirm}>
          Reset Password
        </SubmitButton>
      </form>
    </AuthFrame>
  );
}
