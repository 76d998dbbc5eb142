/** A person who signs up by the screens, as people do. */
import { expect, type Page } from "@playwright/test";
import { openForm } from "../product.ts";
import type { RunningServer } from "../server.ts";
import { codeFor } from "./mailbox.ts";

export type Person = { username: string; email: string; password: string };

let made = 0;

/** Names that no other test of this worker uses. */
export function newPerson(): Person {
  made += 1;
  const username = `ana.${process.pid}.${made}`;
  return { username, email: `${username}@example.org`, password: "graph-paper-1" };
}

async function fillHere(page: Page, server: RunningServer, person: Person): Promise<void> {
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Signin", exact: true }).click();
  await page.waitForURL(`${server.url}/otp-verification`);
}

export async function fillSignUp(page: Page, server: RunningServer, person: Person): Promise<void> {
  await openForm(page, `${server.url}/signin`);
  await fillHere(page, server, person);
}

/** Types a code box by box, as the keyboard does. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Verification code" }).or(page.getByLabel("Digit 1 of 6")).first().click();
  await page.keyboard.type(code);
}

async function verify(page: Page, server: RunningServer, person: Person): Promise<void> {
  await typeCode(page, await codeFor(server, person.email));
  await page.getByRole("button", { name: "Verify Code" }).click();
  await page.waitForURL(`${server.url}/login`);
}

export async function signUp(page: Page, server: RunningServer, person: Person): Promise<void> {
  await fillSignUp(page, server, person);
  await verify(page, server, person);
}

/** From the sign-up screen, by whichever way it was come to, up to the log-in screen. */
export async function signUpHere(page: Page, server: RunningServer, person: Person): Promise<void> {
  await fillHere(page, server, person);
  await verify(page, server, person);
}

type Credentials = { name: string; password: string };

/** On the log-in screen, by whichever way it was come to. */
export async function logInHere(page: Page, { name, password }: Credentials): Promise<void> {
  await page.getByLabel("Email or Username").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

export async function logIn(page: Page, server: RunningServer, credentials: Credentials): Promise<void> {
  await openForm(page, `${server.url}/login`);
  await logInHere(page, credentials);
}

export const storedKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).sort());

/** The page says a sentence, wherever it stands. */
export const says = (page: Page, sentence: string | RegExp) => expect(page.getByText(sentence).first()).toBeVisible();
