/** Who the caller is. */
import { ROUTES } from "@charticle/contract";
import type { Serve } from "../serve.ts";

export function profileRoutes(serve: Serve): void {
  serve.user(ROUTES.user, async ({ caller }) => ({ userId: caller.userId, email: caller.email }));
  serve.user(ROUTES.userEmail, async ({ caller }) => ({ userEmail: caller.email }));
  serve.user(ROUTES.username, async ({ caller }) => ({ username: caller.username }));
  serve.user(ROUTES.isSuperuser, async ({ caller }) => ({ is_superuser: caller.isSuperuser }));
}
