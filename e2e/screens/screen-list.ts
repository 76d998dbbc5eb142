/** The screens that are photographed, each with the steps that lead to it: what docs/screens shows. */
import type { Page } from "@playwright/test";
import { generateButton, SHARES, TWO_SERIES, textField } from "../desk/desk.ts";

export type Screen = {
  name: string;
  path: string;
  /** Whether a person has to be signed in. */
  isSignedIn: boolean;
  play?: (page: Page) => Promise<void>;
};

const NO_FIGURES = "Thanks to everyone who came to our talk last week. It was a joy to see so many of you.";

const generated =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await textField(page).fill(text);
    await generateButton(page).click();
    await page.getByRole("table").first().waitFor({ state: "attached" });
  };

const drawerOpen = async (page: Page): Promise<void> => {
  await generated(SHARES)(page);
  await page.getByRole("button", { name: /^Select \(/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).waitFor();
};

const shareOpen = async (page: Page): Promise<void> => {
  await drawerOpen(page);
  await page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("dialog", { name: /Where do you want to share/ }).waitFor();
};

const previewOpen = async (page: Page): Promise<void> => {
  await shareOpen(page);
  await page.getByRole("button", { name: /^LinkedIn/ }).click();
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByRole("button", { name: "Another caption" }).waitFor();
};

const codeAsked = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Signin", exact: true }).and(page.locator(":enabled")).waitFor();
  await page.getByLabel("Username").fill("ada.lovelace");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a-long-word-7");
  await page.getByRole("button", { name: "Signin", exact: true }).click();
  await page.getByText(/verification code has been sent/).waitFor();
};

const reportOpen = async (page: Page): Promise<void> => {
  if (await page.getByRole("button", { name: "Open side menu" }).isVisible()) {
    await page.getByRole("button", { name: "Open side menu" }).click();
  }
  await page.getByRole("button", { name: "Report Bug" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).waitFor();
};

const deleteOpen = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("alertdialog").or(page.getByRole("dialog")).first().waitFor();
};

/** The error page, as a server that fails brings it. */
const failed = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.removeItem("subscriptionStatus"));
  const json = { error: "Something broke.", code: "INTERNAL", requestId: "5f0c2f6e-9f0b-4b1e-8c55-2f9e7a1d3c44" };
  await page.route("**/api/user/is-superuser/", (route) => route.fulfill({ status: 500, json }));
  await page.reload();
  await page.getByText("Request id").waitFor();
};

export const SCREENS: readonly Screen[] = [
  { name: "landing", path: "/", isSignedIn: false },
  { name: "sign-up", path: "/signin", isSignedIn: false },
  { name: "log-in", path: "/login", isSignedIn: false },
  { name: "code", path: "/signin", isSignedIn: false, play: codeAsked },
  { name: "forgot-password", path: "/forgot-password", isSignedIn: false },
  { name: "reset-password", path: "/reset-password/MQ/token", isSignedIn: false },
  { name: "privacy", path: "/privacy", isSignedIn: false },
  { name: "not-found", path: "/no/such/page", isSignedIn: false },
  { name: "pricing", path: "/pricing", isSignedIn: false },
  { name: "home-empty", path: "/home", isSignedIn: true },
  { name: "home", path: "/home", isSignedIn: true, play: generated(SHARES) },
  { name: "home-series", path: "/home", isSignedIn: true, play: generated(TWO_SERIES) },
  {
    name: "home-no-figures",
    path: "/home",
    isSignedIn: true,
    play: async (page) => {
      await textField(page).fill(NO_FIGURES);
      await generateButton(page).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  { name: "themes", path: "/home", isSignedIn: true, play: drawerOpen },
  { name: "share", path: "/home", isSignedIn: true, play: shareOpen },
  { name: "preview", path: "/home", isSignedIn: true, play: previewOpen },
  {
    name: "history",
    path: "/history",
    isSignedIn: true,
    play: (page) => page.getByRole("listitem").first().waitFor(),
  },
  {
    name: "settings",
    path: "/settings",
    isSignedIn: true,
    play: (page) => page.getByText("Your trial runs until").waitFor(),
  },
  { name: "delete-account", path: "/settings", isSignedIn: true, play: deleteOpen },
  { name: "report", path: "/home", isSignedIn: true, play: reportOpen },
  { name: "error", path: "/history", isSignedIn: true, play: failed },
];
