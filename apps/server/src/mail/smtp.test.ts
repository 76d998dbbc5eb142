/** The adapter against a real SMTP server on loopback: well, with TLS and password, down, slow, refusing. */
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { buffer } from "node:stream/consumers";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type AddressedLetter, isMailError } from "./mail.ts";
import { smtpMail } from "./smtp.ts";

const read = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), "utf8");
const tls = { key: read("loopback-key.pem"), cert: read("loopback-cert.pem") };
const from = "Charticle <hello@charticle.example>";
const letter: AddressedLetter = {
  to: "ana@example.com",
  subject: "Grüße, 3 > 2",
  text: "Zahlen: 65 %\n.\nEnde",
  html: "<p>Zahlen: 65 %</p>",
};

beforeAll(() => setDefaultCACertificates([...getCACertificates("default"), tls.cert]));

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type Received = { to: string[]; from: string; mail: Email; secure: boolean; user: string | undefined };

async function listen(options: SMTPServerOptions): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    ...options,
    onData: (stream, session, done) => {
      buffer(stream).then(async (bytes) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : "",
          mail: await PostalMime.parse(bytes),
          secure: session.secure,
          user: session.user,
        });
        done();
      }, done);
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closing.push(() => server.close(() => undefined));
  return { port: (server.server.address() as AddressInfo).port, received };
}

const open: SMTPServerOptions = { authOptional: true, disabledCommands: ["STARTTLS", "AUTH"] };
const withPassword: SMTPServerOptions = {
  ...tls,
  onAuth: ({ username, password }, _, answer) =>
    username === "me@here" && password === "p@ss:word" ? answer(null, { user: username }) : answer(new Error("no")),
};

async function outcome(url: string, sent = letter, stepTimeoutMs = 2_000): Promise<string> {
  try {
    await smtpMail({ url, from, stepTimeoutMs }).send(sent);
    return "sent";
  } catch (error) {
    return isMailError(error) ? `${error.reason}: ${error.message}` : `unexpected: ${error}`;
  }
}

test("a letter arrives as it was written, in both forms", async () => {
  const { port, received } = await listen(open);
  expect(await outcome(`smtp://127.0.0.1:${port}`)).toBe("sent");
  expect(received).toMatchObject([
    {
      to: ["ana@example.com"],
      from: "hello@charticle.example",
      secure: false,
      mail: { subject: "Grüße, 3 > 2", text: "Zahlen: 65 %\n.\nEnde\n", from: { name: "Charticle" } },
    },
  ]);
  expect(received[0]?.mail.html).toContain("<p>Zahlen: 65 %</p>");
  expect(received[0]?.mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
});

test.each([
  ["from the start", "smtps", { ...withPassword, secure: true }],
  ["by STARTTLS", "smtp", withPassword],
])("TLS %s, with a password that holds special characters", async (_, protocol, options) => {
  const { port, received } = await listen(options);
  expect(await outcome(`${protocol}://me%40here:p%40ss%3Aword@localhost:${port}`)).toBe("sent");
  expect(received).toMatchObject([{ secure: true, user: "me@here" }]);
});

test("a wrong password may be mended, so it is no final answer, and it is not in the message", async () => {
  const { port } = await listen({ ...withPassword, secure: true });
  const said = await outcome(`smtps://me%40here:secret@localhost:${port}`);
  expect(said).toBe("unavailable: the mail server could not be used (EAUTH)");
});

test("a check tells before the first letter whether one could be sent, and sends none", async () => {
  const { port, received } = await listen({ ...withPassword, secure: true });
  const check = (url: string) => smtpMail({ url, from, stepTimeoutMs: 2_000 }).check();
  await check(`smtps://me%40here:p%40ss%3Aword@localhost:${port}`);
  await expect(check(`smtps://me%40here:secret@localhost:${port}`)).rejects.toMatchObject({
    reason: "unavailable",
    message: "the mail server could not be used (EAUTH)",
  });
  await expect(check("smtp://127.0.0.1:1")).rejects.toMatchObject({ reason: "unavailable" });
  expect(received).toEqual([]);
});

test("a certificate that nobody vouches for is refused", async () => {
  // the certificate is for localhost and 127.0.0.1 only
  const { port, received } = await listen({ ...withPassword, secure: true });
  expect(await outcome(`smtps://me%40here:p%40ss%3Aword@127.0.0.2:${port}`)).toContain("unavailable: ");
  expect(received).toEqual([]);
});

test("beyond this machine nothing is sent in the clear", async () => {
  const { port, received } = await listen({ ...open, authOptional: true });
  // 127.0.0.2 is not on the list of loopback names, so it stands for a distant server
  expect(await outcome(`smtp://127.0.0.2:${port}`)).toContain("unavailable: ");
  expect(received).toEqual([]);
});

test.each<[string, SMTPServerOptions, string]>([
  [
    "the recipient for good",
    { ...open, onRcptTo: (_, __, done) => done(Object.assign(new Error("no such user"), { responseCode: 550 })) },
    "rejected: the mail server refused the letter (550)",
  ],
  [
    "the recipient for now",
    { ...open, onRcptTo: (_, __, done) => done(Object.assign(new Error("greylisted"), { responseCode: 451 })) },
    "unavailable: the mail server could not be used (EENVELOPE)",
  ],
  [
    "the sender",
    { ...open, onMailFrom: (_, __, done) => done(Object.assign(new Error("not you"), { responseCode: 553 })) },
    "rejected: the mail server refused the letter (553)",
  ],
  [
    "the connection",
    { ...open, onConnect: (_, done) => done(Object.assign(new Error("busy"), { responseCode: 421 })) },
    "unavailable: the mail server could not be used (",
  ],
])("a server that refuses %s", async (_, options, expected) => {
  const { port, received } = await listen(options);
  expect(await outcome(`smtp://127.0.0.1:${port}`)).toContain(expected);
  expect(received).toEqual([]);
});

test("a server that is down", async () => {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, "127.0.0.1", ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  expect(await outcome(`smtp://127.0.0.1:${port}`)).toContain("unavailable: ");
});

const silentServer = (talk: (write: (line: string) => void) => void): Promise<Server> =>
  new Promise((ready) => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.on("data", () => undefined);
      talk((line) => socket.write(line));
    });
    closing.push(() => server.close());
    server.listen(0, "127.0.0.1", () => ready(server));
  });

test.each<[string, (write: (line: string) => void) => void]>([
  ["accepts and says nothing", () => undefined],
  [
    "drips a greeting without end",
    (write) => {
      const drip = setInterval(() => write("220-wait\r\n"), 20);
      closing.push(() => clearInterval(drip));
    },
  ],
])("a server that %s does not hold anybody up for ever", async (_, talk) => {
  const { port } = (await silentServer(talk)).address() as AddressInfo;
  expect(await outcome(`smtp://127.0.0.1:${port}`, letter, 100)).toContain("unavailable: ");
});

test.each([
  ["a line break", "ana@example.com\r\nBcc: eve@example.com"],
  ["two addresses", "ana@example.com, eve@example.com"],
  ["a name beside it", "Ana <ana@example.com>"],
  ["a group", "all:ana@example.com;"],
  ["blanks around it", " ana@example.com"],
  ["nothing", ""],
])("an address with %s is refused before anything is sent", async (_, to) => {
  const { port, received } = await listen(open);
  expect(await outcome(`smtp://127.0.0.1:${port}`, { ...letter, to })).toContain("address: ");
  expect(received).toEqual([]);
});

test.each([
  "Hi\r\nBcc: eve@example.com",
  "Hi\nBcc: eve@example.com",
  "Hi\rBcc: eve@example.com",
  "Hi\u0000\u2028Bcc: eve@example.com",
])("a subject cannot begin another header: %j", async (subject) => {
  const { port, received } = await listen(open);
  expect(await outcome(`smtp://127.0.0.1:${port}`, { ...letter, subject })).toBe("sent");
  expect(received).toMatchObject([{ to: ["ana@example.com"], mail: { subject: "Hi Bcc: eve@example.com" } }]);
  expect(received[0]?.mail.bcc).toBeUndefined();
});
