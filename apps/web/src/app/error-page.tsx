/** The unexpected: what happened, what to do next, and the request id where there is one. */
import { isRouteErrorResponse, useRouteError } from "react-router";
import { isApiError, isUnreachable } from "~/lib/api/api-error.ts";
import { BrandName } from "~/ui/brand.tsx";
import { buttonClass } from "~/ui/button-style.ts";
import NotFoundPage from "./not-found-page.tsx";

const wordsOf = (error: unknown): { title: string; text: string } =>
  isUnreachable(error)
    ? {
        title: "We can't reach Charticle",
        text: "The network or our server does not answer. Nothing is lost and you are still logged in. Try again in a moment.",
      }
    : {
        title: "Something went wrong",
        text: "This page ran into an error of ours. Reload it; if it comes back, tell us what you did.",
      };

export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const { title, text } = wordsOf(error);
  const requestId = isApiError(error) ? error.requestId : null;
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-6 py-16">
      <title>{`${title} · Charticle`}</title>
      <a href="/" className="mb-10 self-start rounded-sm" aria-label="Charticle, start page">
        <BrandName />
      </a>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-4 text-muted">{text}</p>
      {requestId ? (
        <p className="mt-4 text-sm text-muted">
          Request id: <code className="text-ink select-all">{requestId}</code>
        </p>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" className={buttonClass({})} onClick={() => window.location.reload()}>
          Try again
        </button>
        <a href="/" className={buttonClass({ variant: "quiet" })}>
          Start page
        </a>
      </div>
    </main>
  );
}
