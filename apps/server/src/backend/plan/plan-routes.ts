/** The caller's plan: read it, and tell of a change. */
import { ROUTES } from "@charticle/contract";
import { appError } from "../../http/app-error.ts";
import type { BackendContext } from "../context.ts";
import type { Serve } from "../serve.ts";
import { planReplyOf } from "./plan-reply.ts";
import { updatePlan } from "./update-plan.ts";

export function planRoutes(serve: Serve, context: BackendContext): void {
  serve.user(ROUTES.currentPlan, async ({ caller }) => {
    if (!caller.plan) throw appError("NO_PLAN");
    return planReplyOf(caller.plan);
  });
  serve.user(ROUTES.updatePlan, async ({ caller, body }) => updatePlan(caller, body, context));
}
