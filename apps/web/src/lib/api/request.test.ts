import { ROUTES } from "@charticle/contract";
import { expect, test } from "vitest";
import { requestOf } from "./request.ts";

test("a deletion goes on when its page is closed, what is only looked at does not", () => {
  expect(requestOf(ROUTES.deleteChat, { params: { id: "7" } })).toEqual({
    path: "/api/chats/delete/7/",
    init: { method: "DELETE", keepalive: true },
  });
  expect(requestOf(ROUTES.chats, { query: { before: "7" } })).toEqual({
    path: "/api/chats/?before=7",
    init: { method: "GET", keepalive: false },
  });
});
