/** Calls of the payment service (specification, section 7). */
import * as z from "zod/mini";

const id = z.string().check(z.maxLength(255));
export const subscriptionStatusQuery = z.object({ subscriptionId: id, userId: id });
export const subscriptionStatusReply = z.object({
  status: z.string(),
  cancelAtPeriodEnd: z.boolean(),
  error: z.optional(z.string()),
});
export const subscriptionBody = z.object({ subscriptionId: id, userId: id });
export const cancelReply = z.object({ success: z.boolean(), endDate: z.nullable(z.string()) });
export const reactivateReply = z.object({ success: z.boolean() });
export const checkoutBody = z.object({ plan: id, email: z.optional(id), userId: z.optional(id) });
export const checkoutReply = z.object({ url: z.string() });
export const checkoutCheckQuery = z.object({ session_id: id, user_id: z.optional(id) });
export const checkoutCheckReply = z.object({
  success: z.boolean(),
  subscriptionId: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  planName: z.nullable(z.string()),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusReply>;
