/**
 * For tests: a real mail server on loopback, which keeps what it is given.
 *
 *   const office = await postOffice(); … smtp://127.0.0.1:${office.port} … office.letters … await office.close()
 */
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

type PostOffice = { port: number; letters: string[]; close: () => Promise<void> };

/** `port`: a place where one stood before; any free one unless given. */
export async function postOffice(options: SMTPServerOptions = {}, port = 0): Promise<PostOffice> {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    ...options,
    onData: (stream, _, done) => {
      text(stream).then((letter) => {
        letters.push(letter);
        done();
      }, done);
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { port: (server.server.address() as AddressInfo).port, letters, close };
}
