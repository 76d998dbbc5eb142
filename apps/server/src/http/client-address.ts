/**
 * The address under which a caller is counted: an IPv4 address, or the /64 of an IPv6 one (a household owns all of it).
 *
 *   limitAddress("2001:db8:1:2:aaaa::1") -> "2001:db8:1:2::/64"      limitAddress("::ffff:10.0.0.7") -> "10.0.0.7"
 */
import { isIPv6 } from "node:net";

const GROUPS = 8;

/** "2001:db8::1" -> its eight groups. */
const groupsOf = (address: string): string[] => {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => "0"), ...right];
};

export function limitAddress(address: string): string {
  const bare = address.split("%")[0] ?? "";
  if (!isIPv6(bare)) return bare;
  const mapped = bare.slice(bare.lastIndexOf(":") + 1);
  // "::ffff:10.0.0.7" is the IPv4 address 10.0.0.7
  if (mapped.includes(".")) return mapped;
  const prefix = groupsOf(bare)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/64`;
}
