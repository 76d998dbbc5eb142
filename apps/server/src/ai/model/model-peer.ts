/**
 * A stand-in for the HTTP APIs of OpenAI (also "compatible" servers), Anthropic and Google, on loopback, for tests: the
 * real client talks to it over the real protocol. `behave` decides what each request gets.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";

/** What the model says, or how the server behaves instead. */
export type Behaviour =
  | { says: string }
  | { status: number; headers?: Readonly<Record<string, string>> }
  /** Sends its answer without ever coming to an end of it. */
  | { floods: true }
  /** Begins an answer and says no more. */
  | { stalls: true }
  | { refuses: true }
  | { silent: true }
  | { drops: true };

export type PeerRequest = {
  path: string;
  headers: IncomingMessage["headers"];
  body: unknown;
  message: unknown;
  text: string;
};
export type ModelPeer = {
  url: string;
  requests: PeerRequest[] /** Connections that the client ended before an answer. */;
  hungUp: () => number;
  close: () => Promise<void>;
};

const textPart = z.object({ text: z.string() });
const content = z.union([z.string(), z.array(z.union([textPart, z.looseObject({})]))]);
/** The messages of either protocol: OpenAI's and Anthropic's `messages`, Google's `contents`. */
const requestBody = z.looseObject({
  messages: z.array(z.looseObject({ content })).optional(),
  contents: z.array(z.looseObject({ parts: z.array(textPart) })).optional(),
  tools: z.array(z.looseObject({ name: z.string().optional() })).optional(),
});
type RequestBody = z.infer<typeof requestBody>;

const plain = (value: z.infer<typeof content> | undefined): string => {
  if (value === undefined || typeof value === "string") return value ?? "";
  return value.map((part) => textPart.safeParse(part).data?.text ?? "").join("");
};

/** The last message, and the person's text in it; a caption's message holds none. */
function askedFor(body: RequestBody): { message: unknown; text: string } {
  const last = body.messages?.at(-1)?.content ?? body.contents?.at(-1)?.parts;
  const message: unknown = JSON.parse(plain(last) || "null");
  return { message, text: z.object({ text: z.string() }).safeParse(message).data?.text ?? "" };
}

const USAGE = { input: 700, output: 90 };

const openAiReply = (says: string, refused: boolean) => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "stand-in",
  choices: [
    {
      index: 0,
      finish_reason: "stop",
      message: { role: "assistant", content: refused ? null : says, ...(refused ? { refusal: "I can't help." } : {}) },
    },
  ],
  usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output },
});

/** The arguments of a tool are JSON by the protocol: what a model says beside it is no argument. */
function toolInput(says: string): unknown {
  try {
    return JSON.parse(says);
  } catch {
    return {};
  }
}

/** Anthropic's SDK asks for structured output by a tool where the model is not known to support it otherwise. */
const anthropicContent = (says: string, tool: string | undefined) => {
  if (!tool) return [{ type: "text", text: says }];
  return [{ type: "tool_use", id: "toolu_1", name: tool, input: toolInput(says) }];
};

const anthropicReply = (says: string, refused: boolean, tool: string | undefined) => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "stand-in",
  content: refused ? [] : anthropicContent(says, tool),
  stop_reason: refused ? "refusal" : tool ? "tool_use" : "end_turn",
  stop_sequence: null,
  usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
});

const googleReply = (says: string, refused: boolean) => ({
  candidates: [
    refused
      ? { finishReason: "SAFETY", index: 0 }
      : { content: { role: "model", parts: [{ text: says }] }, finishReason: "STOP", index: 0 },
  ],
  usageMetadata: { promptTokenCount: USAGE.input, candidatesTokenCount: USAGE.output, totalTokenCount: 790 },
});

function replyFor(path: string, body: RequestBody, says: string, refused: boolean): unknown {
  if (path.endsWith("/chat/completions")) return openAiReply(says, refused);
  if (path.endsWith("/messages")) return anthropicReply(says, refused, body.tools?.[0]?.name);
  return googleReply(says, refused);
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
};

function send(
  response: ServerResponse,
  status: number,
  json: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(json));
}

const FLOOD = "x".repeat(64 * 1024);

/** Writes until the other side hangs up. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const more = (): void => {
    while (!response.destroyed && response.write(FLOOD));
  };
  response.on("drain", more);
  more();
}

/** Starts the stand-in on a free port of loopback. */
export async function startModelPeer(behave: (text: string) => Behaviour): Promise<ModelPeer> {
  const requests: PeerRequest[] = [];
  let hungUp = 0;
  const server = createServer(async (request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    const body = requestBody.parse(JSON.parse(await bodyOf(request)));
    const { message, text } = askedFor(body);
    requests.push({ path, headers: request.headers, body, message, text });
    const behaviour = behave(text);
    response.on("close", () => {
      if (!response.writableFinished) hungUp++;
    });
    if ("drops" in behaviour) request.socket.destroy();
    else if ("stalls" in behaviour) response.writeHead(200, { "content-type": "application/json" }).write('{"id":');
    else if ("floods" in behaviour) flood(response);
    else if ("status" in behaviour)
      send(response, behaviour.status, { error: { message: "no", type: "error" } }, behaviour.headers);
    else if ("refuses" in behaviour) send(response, 200, replyFor(path, body, "", true));
    else if ("says" in behaviour) send(response, 200, replyFor(path, body, behaviour.says, false));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    hungUp: () => hungUp,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
