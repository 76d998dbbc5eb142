/** /register: where a failed provider exchange and a lost sign-up end. */
import { Link, useLocation } from "react-router";
import { textInState } from "~/lib/history-state.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { AuthFrame } from "./auth-frame.tsx";

export const meta = () => [{ title: "Sign-up not completed · Charticle" }, { name: "robots", content: "noindex" }];

export default function RegisterPage() {
  const message = textInState(useLocation().state, "message");
  return (
    <AuthFrame title="We couldn't complete your sign-up." lead="Nothing was changed. Start again, or log in.">
      {message ? (
        <div className="mb-6">
          <Notice tone="danger">{message}</Notice>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-5">
        <ButtonLink to="/signin" size="large">
          Create an account
        </ButtonLink>
        <Link to="/login" className="link flex items-center coarse:h-11">
          Login
        </Link>
      </div>
    </AuthFrame>
  );
}
