/** The history: an entry is an input text and the result that it gave (specification, section 3, "Chat"). */
import * as z from "zod/mini";
import { extractionResultSchema } from "./extraction-result.ts";
import { MAX_TEXT_LENGTH } from "./limits.ts";

const chatInput = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH));
/**
 * `client_key` names the entry before the server does: the same key twice is the same entry, so that a browser which
 * never saw the answer may send it again. Entries without one are always new.
 */
export const newChatBody = z.strictObject({
  input: chatInput,
  processed_data: extractionResultSchema,
  client_key: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});
export const chatCorrectionBody = z.strictObject({ processed_data: extractionResultSchema });
export const chatReply = z.object({
  id: z.string(),
  input: z.string(),
  processed_data: extractionResultSchema,
  /** ISO 8601, UTC. */
  created_at: z.string(),
});
export const chatListReply = z.array(chatReply);
export const chatListQuery = z.object({ before: z.optional(z.string().check(z.maxLength(64))) });
export type Chat = z.infer<typeof chatReply>;
export type NewChat = z.infer<typeof newChatBody>;
