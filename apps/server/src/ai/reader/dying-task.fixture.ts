/** A thread that breaks in the midst of its work, at each such text or until a file marks that it did, and one that never answers. */
import { existsSync, writeFileSync } from "node:fs";
import { type Extraction, extract } from "@charticle/extraction";

const DYING = /^die(?:: (?<once>.+))?$/; // catches "die" and "die: /tmp/x", not "dice"
const ENDLESS = "never answer";

export function read(text: string): Promise<Extraction> {
  const dying = DYING.exec(text);
  const once = dying?.groups?.once;
  if ((!dying && text !== ENDLESS) || (once && existsSync(once))) return Promise.resolve(extract(text));
  if (once) writeFileSync(once, "");
  if (dying)
    setTimeout(() => {
      throw new Error("out of memory");
    });
  return new Promise(() => undefined);
}
