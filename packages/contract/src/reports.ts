/** Bug reports and feature requests. */
import * as z from "zod/mini";

export const MAX_REPORT_LENGTH = 5000;
export const reportBody = z.object({
  email: z.string().check(z.maxLength(254)),
  description: z.string().check(z.maxLength(MAX_REPORT_LENGTH)),
});
