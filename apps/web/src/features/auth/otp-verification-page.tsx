/**
 * /otp-verification: the code from the e-mail, or why none was sent. Without the sign-up's state it goes to /register.
 */
import { MESSAGES, OTP_LENGTH, OTP_RESEND_COOLDOWN_S, ROUTES } from "@charticle/contract";
import { type FormEvent, useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { isApiError, sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { textInState } from "~/lib/history-state.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { returnState } from "./after-login.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { CodeBoxes } from "./code-boxes.tsx";
import { keepPassword, keptPassword, type PendingSignUp, pendingSignUpOf } from "./pending-sign-up.ts";
import { useCountdown } from "./use-countdown.ts";

export const meta = () => [{ title: "Verify your email · Charticle" }];

export default function OtpVerificationPage() {
  const pending = pendingSignUpOf(useLocation().state);
  return pending ? <Verification pending={pending} /> : <Navigate to="/register" replace />;
}

/** No answer at all is an error; an answer without a sentence is a failed verification. */
const verifyFailure = (error: unknown): string =>
  isApiError(error) && error.status !== null ? sentenceOf(error, MESSAGES.otp.failed) : MESSAGES.otp.error;

function Verification({ pending: { username, email } }: { pending: PendingSignUp }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = returnState(state);
  const unsent = textInState(state, "unsent");
  const [code, setCode] = useState("");
  const [info, setInfo] = useState<string>(MESSAGES.otp.sent);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<"verify" | "resend" | null>(null);
  const { secondsLeft, start } = useCountdown(OTP_RESEND_COOLDOWN_S);

  const verify = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || code.length < OTP_LENGTH) return;
    setFailure(null);
    setBusy("verify");
    try {
      const body = { username, email, password: keptPassword(), otp: code };
      const { message } = await call(ROUTES.verifyOtp, { body });
      keepPassword("");
      navigate("/login", { replace: true, state: { notice: message || MESSAGES.otp.verified, ...from } });
    } catch (error) {
      setFailure(verifyFailure(error));
    }
    setBusy(null);
  };

  const resend = async (): Promise<void> => {
    setFailure(null);
    setBusy("resend");
    start();
    try {
      await call(ROUTES.resendOtp, { body: { email } });
      setCode("");
      setInfo(MESSAGES.otp.resent);
      if (unsent) navigate(".", { replace: true, state: { username, email, ...from } });
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.otp.resendFailed));
    }
    setBusy(null);
  };

  return (
    <AuthFrame
      title="Verify your email"
      lead={
        <>
          <span role="status">{unsent ?? info}</span> {unsent ? "It goes to" : "It went to"}{" "}
          <strong className="font-medium text-ink">{email}</strong>.
        </>
      }
      foot={
        <p className="text-muted">
          Wrong address?{" "}
          <Link to="/signin" replace state={from} className="link">
            Start again
          </Link>
        </p>
      }
    >
      <form method="post" onSubmit={verify} className="flex flex-col gap-5">
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
        <CodeBoxes value={code} onChange={setCode} invalid={failure !== null} />
        <SubmitButton busy={busy === "verify"} disabled={code.length < OTP_LENGTH}>
          Verify Code
        </SubmitButton>
        <Button variant="quiet" busy={busy === "resend"} disabled={secondsLeft > 0} onClick={resend}>
          <span className="tabular-nums">{secondsLeft > 0 ? `Resend code (${secondsLeft}s)` : "Resend code"}</span>
        </Button>
      </form>
    </AuthFrame>
  );
}
