/** /login */
import { MESSAGES, ROUTES } from "@charticle/contract";
import { type FormEvent, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { call } from "~/lib/api/call.ts";
import { textInState } from "~/lib/history-state.ts";
import { runLoginGate } from "~/lib/session/login.ts";
import { storeTokens } from "~/lib/session/storage.ts";
import { Notice } from "~/ui/notice.tsx";
import { PasswordField } from "~/ui/password-field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { TextField } from "~/ui/text-field.tsx";
import { destinationOf, loginFailure, returnAddress, returnState } from "./after-login.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { ProviderButton } from "./provider-button.tsx";
import { useProviderSignIn } from "./use-provider-sign-in.ts";

export const meta = () => [
  { title: "Login · Charticle" },
  { name: "description", content: "Log in to Charticle and turn your next text into a chart." },
];

const NOTHING = { username: "", password: "" };

const faultsOf = ({ username, password }: typeof NOTHING) => ({
  username: username.trim() === "" ? "Email or username is required" : null,
  password: password === "" ? "Password is required" : null,
});

export default function LoginPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const [fields, setFields] = useState(NOTHING);
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const provider = useProviderSignIn(setFailure);
  const faults = faultsOf(fields);
  const notice = textInState(location.state, "notice");

  const type = (name: keyof typeof NOTHING, typed: string): void =>
    setFields((before) => ({ ...before, [name]: typed }));

  const focusOn = (name: keyof typeof NOTHING): void =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  const enter = async (): Promise<void> => {
    try {
      storeTokens(window.localStorage, await call(ROUTES.token, { body: fields }));
    } catch (error) {
      const { sentence, clearFields } = loginFailure(error);
      setFailure(sentence);
      if (!clearFields) return;
      setSubmitted(false);
      setFields(NOTHING);
      return focusOn("username");
    }
    try {
      const { to, message } = destinationOf(await runLoginGate(), returnAddress(location.state));
      navigate(to, { replace: true, state: message ? { message } : null });
    } catch {
      setFailure(MESSAGES.login.afterToken);
    }
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    setFailure(null);
    if (faults.username) return focusOn("username");
    if (faults.password) return focusOn("password");
    setBusy(true);
    await enter();
    setBusy(false);
  };

  return (
    <AuthFrame
      title="Login to your account"
      foot={
        <p className="text-muted">
          New to Charticle?{" "}
          <Link to="/signin" state={returnState(location.state)} className="link">
            Create an account
          </Link>
        </p>
      }
    >
      <form ref={form} method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
        {notice && !failure ? <Notice tone="good">{notice}</Notice> : null}
        <TextField
          label="Email or Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={fields.username}
          onChange={({ target }) => type("username", target.value)}
          error={submitted ? faults.username : null}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={fields.password}
          onChange={({ target }) => type("password", target.value)}
          error={submitted ? faults.password : null}
          aside={
            <Link
              to="/forgot-password"
              state={returnState(location.state)}
              className="link -my-0.5 py-0.5 text-sm coarse:-mt-6 coarse:pt-6"
            >
              Forgot password?
            </Link>
          }
        />
        <SubmitButton busy={busy || provider.busy}>Login</SubmitButton>
      </form>
      <ProviderButton onCredential={provider.signIn} onFailure={setFailure} />
    </AuthFrame>
  );
}
