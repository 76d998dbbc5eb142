/**
 * Username, e-mail and password with live checks; asks for a one-time code and goes on to /otp-verification. There the
 * code can be asked for again: so it goes on, too, where the sign-up is saved and its letter could not be sent.
 */
import { ROUTES } from "@charticle/contract";
import { type FormEvent, Suspense, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isApiError } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { lazyPart } from "~/ui/lazy-part.ts";
import { PasswordField } from "~/ui/password-field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { TextField } from "~/ui/text-field.tsx";
import { returnState } from "./after-login.ts";
import { keepPassword } from "./pending-sign-up.ts";
import { sendOtpFailure } from "./send-otp-failure.ts";
import { useSignUpFields } from "./use-sign-up-fields.ts";

/** Loaded with the first field that is entered: it is needed where the network fails later on. */
const AlertDialog = lazyPart(() => import("~/ui/alert-dialog.tsx"), "AlertDialog");

export function SignUpForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const fields = useSignUpFields();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const faulty = await fields.checkAll();
    if (faulty) {
      setBusy(false);
      form.current?.querySelector<HTMLInputElement>(`[name=${faulty}]`)?.focus();
      return;
    }
    const { email, username, password } = fields.values;
    const goOn = (unsent: string | null): void => {
      keepPassword(password);
      // in place of the sign-up, which clears what is stored: whoever goes back from the desk must not come by it
      navigate("/otp-verification", { replace: true, state: { username, email, unsent, ...returnState(state) } });
    };
    try {
      await call(ROUTES.sendOtp, { body: { email, username, password } });
      goOn(null);
    } catch (error) {
      if (isApiError(error) && error.code === "MAIL_UNAVAILABLE") goOn(error.sentence);
      else setAlert(sendOtpFailure(error));
    }
    setBusy(false);
  };

  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      onFocus={() => void AlertDialog.preload().catch(() => undefined)}
      noValidate
      className="flex flex-col gap-5"
    >
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...fields.bind("username")}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...fields.bind("email")}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters, with a number and a sign such as !"
        {...fields.bind("password")}
      />
      <p className="text-sm text-muted">
        By signing up you agree to the{" "}
        <a href="/terms" className="link">
          terms
        </a>{" "}
        and the{" "}
        <a href="/privacy" className="link">
          privacy notice
        </a>
        .
      </p>
      <SubmitButton busy={busy}>Signin</SubmitButton>
      {alert === null ? null : (
        <Suspense>
          <AlertDialog open onOpenChange={() => setAlert(null)} title="No code was sent">
            {alert}
          </AlertDialog>
        </Suspense>
      )}
    </form>
  );
}
