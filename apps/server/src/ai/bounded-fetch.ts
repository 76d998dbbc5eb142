/**
 * `fetch` for a model or a service elsewhere: no redirects (they would carry key and text to another host), and no answer
 * larger than a table or a caption can be.
 */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Ends with an error after so many bytes. */
function atMost(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      passed += chunk.byteLength;
      if (passed > limit) controller.error(new Error("the answer is too large"));
      else controller.enqueue(chunk);
    },
  });
}

export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  const { body, status, statusText, headers } = response;
  return body ? new Response(body.pipeThrough(atMost(MAX_ANSWER_BYTES)), { status, statusText, headers }) : response;
};
