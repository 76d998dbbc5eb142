/** The plan of a user, as GET /api/current-user-plan/ answers it (specification, section 3). */
import * as z from "zod/mini";

const nullableText = z.nullable(z.string());

export const planReply = z.object({
  user: z.string(),
  userId: z.string(),
  /** ISO 8601; the end of the trial or of the paid period. */
  endDate: nullableText,
  active: z.boolean(),
  pending: z.boolean(),
  subscriptionId: nullableText,
  planName: nullableText,
  /** The same as cancelAtPeriodEnd. */
  cancel: z.boolean(),
  cancelAtPeriodEnd: z.boolean(),
  /** Amount of the last invoice in cents. */
  total: z.number(),
  nextPayment: nullableText,
  /** 0 means unlimited. */
  credits: z.number(),
});
export type Plan = z.infer<typeof planReply>;

/** What a browser may send; none of it is believed but by the server's own records. */
export const planUpdateBody = z.object({
  userId: z.optional(z.string().check(z.maxLength(64))),
  active: z.optional(z.boolean()),
  pending: z.optional(z.boolean()),
  subscriptionId: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  planName: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  endDate: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  cancel: z.optional(z.boolean()),
  total: z.optional(z.nullable(z.number())),
  nextpayment: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  nextPayment: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  credit: z.optional(z.nullable(z.number())),
  credits: z.optional(z.nullable(z.number())),
});
export type PlanUpdate = z.infer<typeof planUpdateBody>;
