/**
 * Keeps letters instead of sending them: the twin of a mail server on a machine without one.
 *
 *   const outbox = makeOutbox({clock, print: console.log});  outbox.list() -> [{to, subject, text, at}, …], newest first
 */
import { type AddressedLetter, type Mail, safeLetter } from "./mail.ts";

export type KeptLetter = AddressedLetter & {
  /** ISO 8601, UTC. */
  at: string;
};

export type Outbox = Mail & { list(): KeptLetter[] };

const MOST_KEPT = 200;

type OutboxOptions = {
  clock: () => Date;
  /** Shows a line to the person who runs the server. */
  print: (line: string) => void;
};

export function makeOutbox({ clock, print }: OutboxOptions): Outbox {
  let letters: KeptLetter[] = [];
  return {
    async send(letter) {
      const kept = { ...safeLetter(letter), at: clock().toISOString() };
      letters = [kept, ...letters].slice(0, MOST_KEPT);
      print(`mail to ${kept.to}: ${kept.subject}\n${kept.text.replaceAll(/^/gm, "  ")}`);
    },
    list: () => [...letters],
  };
}
