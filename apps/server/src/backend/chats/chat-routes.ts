/** The history: newest first, 50 at a time; the header Link names the next page. */
import { ROUTES } from "@charticle/contract";
import { appError } from "../../http/app-error.ts";
import { LIMITS } from "../../http/limits.ts";
import type { BackendContext } from "../context.ts";
import { isId } from "../ordered-id.ts";
import type { Serve } from "../serve.ts";
import { correctChat, createChat, deleteChat, listChats } from "./chat-store.ts";

export function chatRoutes(serve: Serve, { db, clock, limits }: BackendContext): void {
  serve.user(ROUTES.chats, async ({ caller, query, reply }) => {
    const before = query.before ?? null;
    if (before !== null && !isId(before)) throw appError("BAD_REQUEST");
    await limits.take(LIMITS.chatPages, caller.userId);
    const { chats, next } = await listChats(db, { userId: caller.userId, before });
    if (next) reply.header("link", `<${ROUTES.chats.path}?before=${next}>; rel="next"`);
    return chats;
  });

  serve.user(ROUTES.createChat, async ({ caller, body }) => {
    await limits.take(LIMITS.chats, caller.userId);
    return createChat(db, { userId: caller.userId, chat: body, now: clock() });
  });

  serve.user(ROUTES.correctChat, async ({ caller, params, body }) => {
    await limits.take(LIMITS.chatCorrections, caller.userId);
    const of = { userId: caller.userId, id: params.id, processedData: body.processed_data };
    const chat = await correctChat(db, of);
    if (!chat) throw appError("CHAT_NOT_FOUND");
    return chat;
  });

  serve.user(ROUTES.deleteChat, async ({ caller, params }) => {
    const existed = await deleteChat(db, { userId: caller.userId, id: params.id });
    if (!existed) throw appError("CHAT_NOT_FOUND");
    return {};
  });
}
