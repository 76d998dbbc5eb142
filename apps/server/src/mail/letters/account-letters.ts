/** Letters about an account. In: plain values. Out: subject, text and HTML. */
import type { Letter } from "../mail.ts";
import { letter } from "./letter.ts";

/** The code stands first in the subject, so that it can be read in a notification. */
export const signUpCode = ({ code, minutes }: { code: string; minutes: number }): Letter =>
  letter({
    subject: `${code} is your Charticle code`,
    title: "Confirm your email address",
    parts: [
      { text: "Type this code to finish your sign-up:" },
      { code },
      { text: `It works once, for ${minutes} minutes.` },
      { text: "Did you not sign up? Then someone mistyped an address: you need do nothing." },
    ],
  });

export const resetLink = ({ username, url, minutes }: { username: string; url: string; minutes: number }): Letter =>
  letter({
    subject: "Set a new password for Charticle",
    title: "Set a new password",
    parts: [
      { text: `Someone, probably you, asked for a new password for the account ${username}.` },
      { button: "Set a new password", url },
      { text: `The link works once, for ${minutes} minutes. Your old password stays valid until then.` },
      { text: "Was it not you? Then ignore this letter: nobody can change anything without it." },
    ],
  });

export const passwordChanged = ({ username, resetUrl }: { username: string; resetUrl: string }): Letter =>
  letter({
    subject: "Your Charticle password was changed",
    title: "Your password was changed",
    parts: [
      { text: `The password of the account ${username} was changed, and all other devices were logged out.` },
      { text: "Was it not you? Then set a new one at once:" },
      { button: "Reset the password", url: resetUrl },
    ],
  });

export const accountDeleted = ({ username, hadPlan }: { username: string; hadPlan: boolean }): Letter =>
  letter({
    subject: "Your Charticle account was deleted",
    title: "Your account was deleted",
    parts: [
      { text: `The account ${username} with its charts, history and settings is gone for good.` },
      ...(hadPlan ? [{ text: "Your plan is cancelled: you will not be charged again." }] : []),
    ],
  });
