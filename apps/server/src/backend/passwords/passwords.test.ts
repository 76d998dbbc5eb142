import { MESSAGES, ROUTES } from "@charticle/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resetTokens } from "../tables.ts";
import { PASSWORD, type TestBackend, testBackend } from "../testing.ts";

let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());

const NEW = "another horse 8!";
const logIn = (username: string, password: string) => server.call(ROUTES.token, { body: { username, password } });
const isAlive = async (access: string) => (await server.call(ROUTES.user, { access })).status === 200;
const forgot = (email: string) => server.call(ROUTES.forgotPassword, { body: { email } });
const reset = (link: { uidb64: string; token: string }, password = NEW) =>
  server.call(ROUTES.resetPassword, { params: link, body: { new_password: password } });

/** Asks for a link and takes it from the letter. */
async function linkFor(email: string): Promise<{ uidb64: string; token: string }> {
  await forgot(email);
  await server.runJobs();
  const letter = server.letters().find(({ to, subject }) => to === email && subject.startsWith("Set a new password"));
  const found = /http:\/\/charticle\.test\/reset-password\/([\w-]+)\/([\w-]+)/.exec(letter?.text ?? "");
  return { uidb64: found?.[1] ?? "", token: found?.[2] ?? "" };
}

describe("forgot password", () => {
  test("answers the same for known and unknown addresses; only the known one gets a letter", async () => {
    const { email } = await server.signUp("forgetful");
    const before = server.letters().length;
    const known = await forgot(email);
    const unknown = await forgot("nobody@example.com");
    expect(known).toMatchObject({ status: 200, body: { message: MESSAGES.forgot.sent } });
    expect(unknown.body).toEqual(known.body);
    // the reply came before any work that depends on the account
    expect(server.letters()).toHaveLength(before);
    await server.runJobs();
    expect(
      server
        .letters()
        .slice(0, server.letters().length - before)
        .map(({ to }) => to),
    ).toEqual([email]);
  });

  test("refuses what is no address, and the fourth in an hour", async () => {
    expect(await forgot("nobody@")).toMatchObject({ status: 400, body: { error: "Invalid email format" } });
    const long = `${"a".repeat(300)}@example.com`;
    expect(await forgot(long)).toMatchObject({ status: 400, body: { error: "Invalid email format" } });
    for (let times = 0; times < 3; times++) expect((await forgot("often@example.com")).status).toBe(200);
    expect((await forgot("Often@example.com")).status).toBe(429);
  });
});

describe("a reset link", () => {
  test("sets a new password once, ends all sessions, and is kept as a hash alone", async () => {
    const { email, access, refresh } = await server.signUp("resetter");
    const link = await linkFor(email);
    expect(JSON.stringify(await server.context.db.select().from(resetTokens))).not.toContain(link.token);
    expect(await reset(link)).toMatchObject({ status: 200, body: { message: expect.stringContaining("reset") } });
    expect(await isAlive(access)).toBe(false);
    expect((await server.call(ROUTES.refresh, { body: { refresh } })).status).toBe(401);
    expect((await logIn("resetter", PASSWORD)).status).toBe(401);
    expect((await logIn("resetter", NEW)).status).toBe(200);
    expect(await reset(link, "third horse 9!")).toMatchObject({ status: 400, body: { code: "RESET_LINK_INVALID" } });
  });

  test("used twice at the same moment works once", async () => {
    const { email } = await server.signUp("racer");
    const link = await linkFor(email);
    const replies = await Promise.all([reset(link), reset(link), reset(link)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test("dies after an hour", async () => {
    const { email } = await server.signUp("slow");
    const link = await linkFor(email);
    server.pass(60 * 60_000 + 1);
    expect((await reset(link)).status).toBe(400);
  });

  test("dies when the password is changed another way, an older link too", async () => {
    const { email, access } = await server.signUp("changer");
    const first = await linkFor(email);
    const second = await linkFor(email);
    await server.call(ROUTES.changePassword, { access, body: { current_password: PASSWORD, new_password: NEW } });
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(400);
  });

  test("of one account opens no other, and guesses open nothing", async () => {
    const mine = await linkFor((await server.signUp("attacker")).email);
    const theirs = await linkFor((await server.signUp("target")).email);
    expect((await reset({ uidb64: theirs.uidb64, token: mine.token })).status).toBe(400);
    expect((await reset({ uidb64: theirs.uidb64, token: "A".repeat(43) })).status).toBe(400);
    expect((await reset({ uidb64: "not-an-id", token: theirs.token })).status).toBe(400);
    // the real one still works: guessing has not burned it
    expect((await reset(theirs)).status).toBe(200);
  });

  test("takes the password rules with their sentences, and stays usable", async () => {
    const link = await linkFor((await server.signUp("ruled")).email);
    expect(await reset(link, "short1!")).toMatchObject({
      status: 400,
      body: { error: "Password must be at least 8 characters long" },
    });
    expect((await reset(link)).status).toBe(200);
  });
});

describe("change of password", () => {
  test("asks for the current one, keeps this session, ends the others, tells the owner", async () => {
    const here = await server.signUp("careful");
    const there = (await logIn("careful", PASSWORD)).body as { access: string };
    const change = (current_password: string, new_password = NEW) =>
      server.call(ROUTES.changePassword, { access: here.access, body: { current_password, new_password } });
    expect(await change("wrong horse 7!")).toMatchObject({ status: 400, body: { code: "PASSWORD_WRONG" } });
    expect(await change(PASSWORD, "weak")).toMatchObject({ status: 400, body: { code: "PASSWORD_INVALID" } });
    expect((await change(PASSWORD)).status).toBe(200);
    expect([await isAlive(here.access), await isAlive(there.access)]).toEqual([true, false]);
    expect((await logIn("careful", NEW)).status).toBe(200);
    await server.runJobs();
    expect(server.letters()[0]).toMatchObject({ to: here.email, subject: "Your Charticle password was changed" });
  });

  test("of two at the same moment, one with what is the current one no more fails", async () => {
    const { access } = await server.signUp("twofold");
    const change = (new_password: string) =>
      server.call(ROUTES.changePassword, { access, body: { current_password: PASSWORD, new_password } });
    const replies = await Promise.all([change(NEW), change("third horse 9!")]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    const works = await Promise.all([logIn("twofold", NEW), logIn("twofold", "third horse 9!")]);
    // the one that was answered with success is the one that works
    expect(works.map(({ status }) => status === 200)).toEqual(replies.map(({ status }) => status === 200));
  });
});
