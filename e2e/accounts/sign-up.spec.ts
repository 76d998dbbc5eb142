/** Signing up: live checks, the code by e-mail, and the first log-in. */
import { postOffice } from "../../apps/server/src/mail/post-office.ts";
import { expect, openForm, test } from "../product.ts";
import { removeDataDir, startServer } from "../server.ts";
import { usedFolder } from "../used-folder.ts";
import { codeFor, lettersTo } from "./mailbox.ts";
import { fillSignUp, logIn, newPerson, says, signUp, typeCode } from "./new-person.ts";

test("a person signs up, verifies the code and works", async ({ page, server }) => {
  const person = newPerson();
  await signUp(page, server, person);
  await says(page, "Account verified successfully");
  await logIn(page, server, { name: person.email, password: person.password });
  await page.waitForURL(`${server.url}/home`);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored).sort()).toEqual(
    expect.arrayContaining(["USER_DATA", "accessToken", "refreshToken", "subscriptionStatus", "userEmail", "userId"]),
  );
  expect(stored.subscriptionStatus).toBe("active");
  expect(stored.userEmail).toBe(person.email);
});

const RULES: readonly (readonly [field: string, typed: string, sentence: string])[] = [
  ["Password", "a", "Password must be at least 8 characters long"],
  ["Password", "abcdefgh", "Password must contain at least one number"],
  ["Password", "abcdefg1", "Password must contain at least one non-alphanumeric character"],
  ["Username", "demo", "Username is already taken"],
  ["Username", "a@b", "Username may use 3 to 30 letters, digits, dots, dashes and underscores"],
  ["Email", "a@b", "Invalid email format"],
];

for (const [field, typed, sentence] of RULES) {
  test(`${field} "${typed}" is answered with: ${sentence}`, async ({ page, server }) => {
    await openForm(page, `${server.url}/signin`);
    const input = page.getByLabel(field, { exact: true });
    await input.fill(typed);
    await input.blur();
    await says(page, sentence);
    await expect(input).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(input).toHaveAttribute("aria-invalid", "true");
  });
}

test("an empty form names what is missing and goes nowhere", async ({ page, server }) => {
  await openForm(page, `${server.url}/signin`);
  await page.getByRole("button", { name: "Signin", exact: true }).click();
  for (const sentence of ["Username is required", "Email is required", "Password is required"]) {
    await says(page, sentence);
  }
  await expect(page.getByLabel("Username")).toBeFocused();
});

test("the sign-up screen clears what is stored", async ({ demoPage: page, server }) => {
  await page.goto(`${server.url}/signin`);
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test("the boxes advance, step back, ignore letters and take a pasted code", async ({ page, server }) => {
  const person = newPerson();
  await fillSignUp(page, server, person);
  const boxes = page.locator("input[autocomplete='one-time-code'], input[aria-label^='Digit']");
  await typeCode(page, "1x2");
  await expect(page.getByLabel("Digit 2 of 6")).toHaveValue("2");
  await expect(page.getByLabel("Digit 3 of 6")).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(page.getByLabel("Digit 2 of 6")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Verify Code" })).toBeDisabled();
  await boxes.first().focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "123456");
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await expect(page.getByLabel("Digit 6 of 6")).toHaveValue("6");
  await expect(page.getByRole("button", { name: "Verify Code" })).toBeEnabled();
});

test("a wrong code is refused in words; after a reload the right one works", async ({ page, server }) => {
  const person = newPerson();
  await fillSignUp(page, server, person);
  const code = await codeFor(server, person.email);
  await typeCode(page, code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Verify Code" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.reload();
  await says(page, "A verification code has been sent to your email (might need to check spam).");
  await typeCode(page, code);
  await page.getByRole("button", { name: "Verify Code" }).click();
  await page.waitForURL(`${server.url}/login`);
  await logIn(page, server, { name: person.username, password: person.password });
  await page.waitForURL(`${server.url}/home`);
});

test("a resent code counts down and works", async ({ page, server }) => {
  const person = newPerson();
  await fillSignUp(page, server, person);
  await page.getByRole("button", { name: "Resend code" }).press("Enter");
  const waiting = page.getByRole("button", { name: /^Resend code \(\d+s\)$/ });
  await expect(waiting).toBeDisabled();
  // the keyboard's place stays where it pressed
  await expect(waiting).toBeFocused();
  await page.keyboard.press("Enter");
  await says(page, "A new verification code has been sent to your email (might need to check spam).");
  await typeCode(page, await codeFor(server, person.email, 2));
  await page.getByRole("button", { name: "Verify Code" }).click();
  await page.waitForURL(`${server.url}/login`);
  expect(await lettersTo(server, person.email)).toHaveLength(2);
});

test("a mail server that is down: the code page says that the sign-up is saved, and asks for the code again", async ({
  page,
}) => {
  const gone = await postOffice();
  await gone.close();
  const env = { SMTP_URL: `smtp://127.0.0.1:${gone.port}`, MAIL_FROM: "Charticle <hello@charticle.example>" };
  const server = await startServer({ dataDir: await usedFolder(), env });
  const person = newPerson();
  await fillSignUp(page, server, person);
  const unsent =
    "Your sign-up is saved, but the email could not be sent. Please request a new code in a minute. It goes to";
  await says(page, unsent);
  await page.reload();
  await says(page, unsent);
  const office = await postOffice({}, gone.port);
  await page.getByRole("button", { name: "Resend code" }).click();
  const sent = "A new verification code has been sent to your email (might need to check spam). It went to";
  await says(page, sent);
  // catches "Subject: 123456 is your code", must not catch "Subject: Welcome"
  await typeCode(page, /^Subject: (\d{6})/m.exec(office.letters[0] ?? "")?.[1] ?? "");
  await page.getByRole("button", { name: "Verify Code" }).click();
  await page.waitForURL(`${server.url}/login`);
  await office.close();
  await server.kill();
  removeDataDir(server.dataDir);
});

test("without its state the code page leads to /register, which leads on", async ({ page, server }) => {
  await page.goto(`${server.url}/otp-verification`);
  await page.waitForURL(`${server.url}/register`);
  await says(page, "We couldn't complete your sign-up.");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.waitForURL(`${server.url}/signin`);
});

test("a provider's code that fails leads to /register", async ({ page, server }) => {
  await page.goto(`${server.url}/signin?code=abc&state=xyz`);
  await page.waitForURL(`${server.url}/register`);
  await expect(page.getByRole("alert")).toBeVisible();
});
