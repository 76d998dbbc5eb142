/** The unexpected: what happened, what to do next, and the request id where there is one. */
import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { isApiError, mayWorkLater } from "~/lib/api/api-error.ts";
import { isLostScript, isReloaded, LOST_SCRIPT_WORDS } from "~/lib/lost-script.ts";
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
  return mayWorkLater(error) ? UNREACHABLE : FAULT;
};

/** A lost script: one reload of the page that was gone to, unless there is no network to bring it. */
function useReloadOnce(error: unknown): boolean {
  const isDue = isLostScript(error) && navigator.onLine && !isReloaded();
  useEffect(() => {
    if (isDue) window.location.reload();
  }, [isDue]);
  return isDue;
}

export function ErrorPage() {
  const error = useRouteError();
  if (useReloadOnce(error)) return null;
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
