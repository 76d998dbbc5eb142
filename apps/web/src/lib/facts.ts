/**
 * Facts that only the running server knows. It puts them as JSON into `<script id="run-time-facts">` of every page
 * it serves; in the HTML of static pages it replaces the marks `__FACT_YEAR__`, `__FACT_SUPPORT_EMAIL__` and so on.
 *
 *   useFacts().provider?.name -> "Google"
 */
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { FACTS_ELEMENT_ID } from "./facts-element.ts";

const nullableText = z.nullable(z.string());

export const factsSchema = z.object({
  year: z.number(),
  publicUrl: nullableText,
  supportEmail: nullableText,
  socialUrl: nullableText,
  operatorName: nullableText,
  trialDays: z.number(),
  provider: z.nullable(
    z.object({
      /** "Google", or the issuer's host. */
      name: z.string(),
      /** Where the code flow begins. */
      startUrl: z.string(),
      /** The provider's own button, where it has one (Google). */
      button: z.nullable(z.object({ clientId: z.string(), nonce: z.string(), scriptUrl: z.string() })),
    }),
  ),
});
export type Facts = z.infer<typeof factsSchema>;

/** What holds before the server has spoken: in the built HTML and under Vite's own server. */
export const NO_FACTS: Facts = {
  year: 0,
  publicUrl: null,
  supportEmail: null,
  socialUrl: null,
  operatorName: null,
  trialDays: 7,
  provider: null,
};

let facts: Facts | null = null;

const readFacts = (): Facts => {
  if (facts) return facts;
  try {
    const said: unknown = JSON.parse(document.getElementById(FACTS_ELEMENT_ID)?.textContent ?? "");
    const parsed = factsSchema.safeParse(said);
    facts = parsed.success ? parsed.data : NO_FACTS;
  } catch {
    facts = NO_FACTS;
  }
  return facts;
};

const never = (): (() => void) => () => undefined;

export const useFacts = (): Facts => useSyncExternalStore(never, readFacts, () => NO_FACTS);
