/**
 * Refuses texts that PostgreSQL can't store, before any service sees them: NUL, and halves of surrogate pairs.
 *
 *   findUnstorable({a: ["x\u0000"]}) -> true      findUnstorable("żółw 🐢") -> false
 */
import type { FastifyRequest } from "fastify";
import { appError } from "./app-error.ts";

const isUnstorable = (text: string): boolean => text.includes("\u0000") || !text.isWellFormed();

/** Depth is bounded by the size of a body: 64 KiB of brackets are 32768 levels, so this walks without recursion. */
export function findUnstorable(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "string") {
      if (isUnstorable(next)) return true;
    } else if (typeof next === "object" && next !== null && !ArrayBuffer.isView(next)) {
      // bytes (the webhook's body) hold no texts: a million entries would be walked for nothing
      for (const [key, inner] of Object.entries(next)) {
        if (isUnstorable(key)) return true;
        open.push(inner);
      }
    }
  }
  return false;
}

export async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  if (findUnstorable(request.body) || findUnstorable(request.query) || findUnstorable(request.params)) {
    throw appError("BAD_CHARACTERS");
  }
}
