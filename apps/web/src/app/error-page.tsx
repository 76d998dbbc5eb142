/** The unexpected: what happened, what to do next, and the request id where there is one. */
import { isRouteErrorResponse, useRouteError } from "react-router";
import { isApiError, isUnreachable } from "~/lib/api/api-error.ts";
import { isLostScript, LOST_SCRIPT_WORDS } from "~/lib/lost-script.ts";
import { buttonClass } from "~/ui/button-style.ts";
import NotFoundPage from "./not-found-page.tsx";
import { TroublePage } from "./trouble-page.tsx";

const UNREACHABLE = {
  title: "We can't reach Charticle",
  text: "The network or our server does not answer. Nothing is lost and you are still logged in. Try again in a moment.",
} as const;
const FAULT = {
  title: "Something went wrong",
  text: "This page ran into an error of ours. Reload it; if it comes back, tell us what you did.",
} as const;

const wordsOf = (error: unknown): { title: string; text: string } => {
  if (isLostScript(error)) return LOST_SCRIPT_WORDS;
  return isUnreachable(error) ? UNREACHABLE : FAULT;
};

export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const words = wordsOf(error);
  const again = (
    <button type="button" className={buttonClass({})} onClick={() => window.location.reload()}>
      Try again
    </button>
  );
  return (
    <>
      <title>{`${words.title} · Charticle`}</title>
      <TroublePage {...words} requestId={isApiError(error) ? error.requestId : null} again={again} />
    </>
  );
}
