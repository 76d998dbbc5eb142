/**
 * What a call can fail with. `status` null: no answer at all (no network, time-out); then nothing may be concluded
 * about the person's session or plan.
 */
export class ApiError extends Error {
  readonly status: number | null;
  /** The server's code, e.g. "subscription_not_found"; null where it gave none. */
  readonly code: string | null;
  /** The server's sentence for the person; null where it gave none. */
  readonly sentence: string | null;
  readonly hasBody: boolean;
  readonly requestId: string | null;

  constructor(fields: Partial<Omit<ApiError, keyof Error>> & { status: number | null }) {
    super(fields.sentence ?? `call failed with ${fields.status ?? "no answer"}`);
    this.name = "ApiError";
    this.status = fields.status;
    this.code = fields.code ?? null;
    this.sentence = fields.sentence ?? null;
    this.hasBody = fields.hasBody ?? false;
    this.requestId = fields.requestId ?? null;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** True where the server could not be asked or could not answer: no network, time-out, 5xx. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && (error.status === null || error.status >= 500);

/** True where the same call may work later: the server could not answer, or was asked too often. */
export const mayWorkLater = (error: unknown): boolean =>
  isUnreachable(error) || (isApiError(error) && error.status === 429);

/** True where the history holds as many entries as it may. */
export const isHistoryFull = (error: unknown): boolean => isApiError(error) && error.code === "HISTORY_FULL";

/** The server's own sentence, or the given one. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  (isApiError(error) ? error.sentence : null) ?? otherwise;

const textField = (body: unknown, name: string): string | null => {
  if (typeof body !== "object" || body === null) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === "string" && value !== "" ? value : null;
};

/** Reads an answer that is no success. The AI service says {error: title, message}, the others {error: sentence}. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  const body = parsed(text);
  return new ApiError({
    status: response.status,
    code: textField(body, "code"),
    sentence: textField(body, "message") ?? textField(body, "error"),
    hasBody: text !== "",
    requestId: textField(body, "requestId") ?? response.headers.get("x-request-id"),
  });
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const UNREACHABLE_SENTENCE = "We can't reach Charticle right now. Check your connection and try again.";
