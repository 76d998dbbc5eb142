/** /forgot-password: asks for a reset link. */
import { EMAIL_FORM, emailFault, MESSAGES, ROUTES } from "@charticle/contract";
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { TextField } from "~/ui/text-field.tsx";
import { returnState } from "./after-login.ts";
import { AuthFrame } from "./auth-frame.tsx";

export const meta = () => [
  { title: "Reset Password · Charticle" },
  { name: "description", content: "Ask for a link to set a new Charticle password." },
];

type Outcome = { tone: "good" | "danger"; sentence: string };

export default function ForgotPasswordPage() {
  const { state } = useLocation();
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setOutcome(null);
    if (emailFault(email)) return setFault(EMAIL_FORM);
    setBusy(true);
    try {
      const { message } = await call(ROUTES.forgotPassword, { body: { email: email.trim() } });
      setOutcome({ tone: "good", sentence: message || MESSAGES.forgot.sent });
    } catch (error) {
      setOutcome({ tone: "danger", sentence: sentenceOf(error, MESSAGES.forgot.failed) });
    }
    setBusy(false);
  };

  return (
    <AuthFrame
      title="Reset Password"
      lead="Enter your email address and we'll send you a link to reset your password."
      foot={
        <Link to="/login" state={returnState(state)} className="link">
          Back to Login
        </Link>
      }
    >
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
        {outcome ? <Notice tone={outcome.tone}>{outcome.sentence}</Notice> : null}
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={email}
          error={fault}
          onChange={(event) => {
            setEmail(event.target.value);
            setFault(null);
          }}
        />
        <SubmitButton disabled={busy || email.trim() === ""} busy={busy}>
          Send Reset Link
        </SubmitButton>
      </form>
    </AuthFrame>
  );
}
