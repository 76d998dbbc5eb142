/**
 * Where texts and keys may be sent: over https, or to a machine of one's own house. Never with a password in the address,
 * which would end up in logs, and never to the address by which clouds hand out their keys.
 * isTrustworthyAddress("http://ollama:11434/v1") → true; "http://llm.example.com/v1" → false
 */
import { BlockList, isIP } from "node:net";

const HOUSE = new BlockList();
HOUSE.addSubnet("127.0.0.0", 8, "ipv4");
HOUSE.addSubnet("10.0.0.0", 8, "ipv4");
HOUSE.addSubnet("172.16.0.0", 12, "ipv4");
HOUSE.addSubnet("192.168.0.0", 16, "ipv4");
HOUSE.addAddress("::1", "ipv6");
HOUSE.addSubnet("fc00::", 7, "ipv6");
/** Link-local: the metadata services of clouds live there. */
const NOWHERE = new BlockList();
NOWHERE.addSubnet("169.254.0.0", 16, "ipv4");
NOWHERE.addSubnet("fe80::", 10, "ipv6");
NOWHERE.addAddress("0.0.0.0", "ipv4");

const LOCAL_NAME = /^(?:[a-z0-9-]+|.+\.(?:localhost|local|internal|lan))$/iu; // catches "ollama" and "gpu.local", not "llm.example.com"
const CLOUD_KEYS = /^metadata(?:\.google\.internal)?$/iu; // catches "metadata.google.internal", not "metadata.example.com"
const BRACKETS = /^\[|\]$/gu; // catches those of "[::1]", not "::1"

export function isTrustworthyAddress(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  const host = hostname.replace(BRACKETS, "");
  const family = isIP(host) === 6 ? "ipv6" : "ipv4";
  if (username !== "" || password !== "" || CLOUD_KEYS.test(host)) return false;
  if (isIP(host) !== 0 && NOWHERE.check(host, family)) return false;
  if (protocol === "https:") return true;
  return isIP(host) === 0 ? LOCAL_NAME.test(host) : HOUSE.check(host, family);
}
