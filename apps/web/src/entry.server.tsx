/** Runs at build time only: a page's HTML, complete, with no script but those the page asks for. */
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { StaticPagesContext } from "./app/page-kind.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(
    <StaticPagesContext value={!context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </StaticPagesContext>,
  );
  headers.set("Content-Type", "text/html");
  return new Response(prelude, { status, headers });
}
