/** Download my data, delete my account. */
import { ROUTES } from "@charticle/contract";
import { LIMITS } from "../../http/limits.ts";
import type { BackendContext } from "../context.ts";
import type { Serve } from "../serve.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";

export function dataRoutes(serve: Serve, context: BackendContext): void {
  serve.user(ROUTES.exportData, async ({ caller, reply }) => {
    await context.limits.take(LIMITS.export, caller.userId);
    reply.type("application/json; charset=utf-8");
    reply.header("content-disposition", 'attachment; filename="charticle-data.json"');
    return exportData(caller.userId, context);
  });

  serve.user(ROUTES.deleteUser, async ({ caller }) => {
    await deleteAccount(caller, context);
    return {};
  });
}
