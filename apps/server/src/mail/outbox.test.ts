import { expect, test } from "vitest";
import { makeOutbox } from "./outbox.ts";

const at = "2026-05-01T12:00:00.000Z";
const letter = { to: "ana@example.com", subject: "Hello", text: "one\ntwo", html: "<p>one</p>" };
const open = () => {
  const lines: string[] = [];
  return { lines, outbox: makeOutbox({ clock: () => new Date(at), print: (line) => lines.push(line) }) };
};

test("a letter is kept with its time and shown", async () => {
  const { outbox, lines } = open();
  await outbox.send(letter);
  expect(outbox.list()).toEqual([{ ...letter, at }]);
  expect(lines).toEqual(["mail to ana@example.com: Hello\n  one\n  two"]);
});

test("newest first, and the oldest give way", async () => {
  const { outbox } = open();
  for (let n = 0; n < 250; n++) await outbox.send({ ...letter, subject: `${n}` });
  const subjects = outbox.list().map(({ subject }) => subject);
  expect(subjects).toHaveLength(200);
  expect([subjects[0], subjects.at(-1)]).toEqual(["249", "50"]);
});

test("it refuses what the mail server's adapter refuses", async () => {
  const { outbox } = open();
  await expect(outbox.send({ ...letter, to: "ana@example.com, eve@example.com" })).rejects.toMatchObject({
    reason: "address",
  });
  await outbox.send({ ...letter, subject: "Hi\r\nBcc: eve@example.com" });
  expect(outbox.list()).toMatchObject([{ subject: "Hi Bcc: eve@example.com" }]);
});
