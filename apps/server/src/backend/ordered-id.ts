/**
 * A UUID of version 7 (RFC 9562): in the order of time, so that a list by id is a list by age.
 *
 *   orderedId(new Date(0)) -> "00000000-0000-7…"
 */
import { randomBytes } from "node:crypto";

const HEX = 16;
const TIME_DIGITS = 12;
let last = { timeMs: 0, count: 0 };

/** Counts up within a millisecond (and while a clock runs back), so that one process never answers out of order. */
const tick = (timeMs: number): { timeMs: number; count: number } => {
  if (timeMs > last.timeMs) last = { timeMs, count: 0 };
  else if (last.count < 0xfff) last = { timeMs: last.timeMs, count: last.count + 1 };
  else last = { timeMs: last.timeMs + 1, count: 0 };
  return last;
};

export function orderedId(now: Date): string {
  const { timeMs, count } = tick(now.getTime());
  const time = timeMs.toString(HEX).padStart(TIME_DIGITS, "0");
  const random = randomBytes(8);
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  const tail = random.toString("hex");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(HEX).padStart(3, "0")}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

// catches "0190a0b0-0000-7000-8000-000000000000", must not catch "7" or a UUID with braces
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** The database refuses anything else in a column of ids. */
export const isId = (text: string): boolean => UUID.test(text);
