/** Runs at build time only: a page's HTML, complete, with no script but those the page asks for. */
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  headers.set("Content-Type", "text/html");
  return new Response(prelude, { status, headers });
}
