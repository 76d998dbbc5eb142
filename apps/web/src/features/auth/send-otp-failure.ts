/** The alert's sentence when no code was sent (section 8): the server's own, or by whether it answered with a body. */
import { MESSAGES } from "@charticle/contract";
import { isApiError, sentenceOf } from "~/lib/api/api-error.ts";

export const sendOtpFailure = (error: unknown): string =>
  sentenceOf(error, isApiError(error) && error.hasBody ? MESSAGES.sendOtp.failed : MESSAGES.sendOtp.noBody);
