/** The shape of every error of the backend and of payments. */
import * as z from "zod/mini";

export const errorReply = z.object({
  /** A sentence for the person. */
  error: z.string(),
  code: z.string(),
  requestId: z.optional(z.string()),
});
export type ErrorReply = z.infer<typeof errorReply>;
