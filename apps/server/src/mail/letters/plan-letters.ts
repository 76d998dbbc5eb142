/** Letters about trial and plan. In: plain values, dates, amounts in cents. Out: subject, text and HTML. */
import type { Letter } from "../mail.ts";
import { letter } from "./letter.ts";
import { amount, longDate } from "./plain-words.ts";

type Payment = { amountCents: number; currency: string; planName: string };

type Receipt = Payment & { paidAt: Date; paidUntil: Date; invoiceNumber: string | null; settingsUrl: string };

export const receipt = ({ paidAt, paidUntil, invoiceNumber, settingsUrl, ...payment }: Receipt): Letter =>
  letter({
    subject: `Your Charticle receipt: ${amount(payment.amountCents, payment.currency)}`,
    title: "Thank you for your payment",
    parts: [
      {
        facts: [
          ["Plan", payment.planName],
          ["Amount", amount(payment.amountCents, payment.currency)],
          ["Paid on", longDate(paidAt)],
          ["Paid until", longDate(paidUntil)],
          ...(invoiceNumber ? [["Invoice", invoiceNumber] as const] : []),
        ],
      },
      { text: `The plan renews on ${longDate(paidUntil)}. You can cancel it at any time before.` },
      { button: "See your plan", url: settingsUrl },
    ],
  });

export const cancellation = ({ endDate, settingsUrl }: { endDate: Date; settingsUrl: string }): Letter =>
  letter({
    subject: `Your Charticle plan ends on ${longDate(endDate)}`,
    title: "Your plan is cancelled",
    parts: [
      { text: `You keep full access until ${longDate(endDate)}. After that you will not be charged again.` },
      { text: "Your charts and your history are kept." },
      { text: "Changed your mind? Until then you can take the cancellation back with one click:" },
      { button: "Reactivate the plan", url: settingsUrl },
    ],
  });

export const trialEnding = ({ endDate, pricingUrl }: { endDate: Date; pricingUrl: string }): Letter =>
  letter({
    subject: "Your Charticle trial ends in 2 days",
    title: "Your trial ends in 2 days",
    parts: [
      { text: `Your trial ends on ${longDate(endDate)}. It ends by itself: you will not be charged.` },
      { text: "To keep making charts, choose the plan:" },
      { button: "See the plan", url: pricingUrl },
    ],
  });

export const paymentFailed = ({ settingsUrl, ...payment }: Payment & { settingsUrl: string }): Letter =>
  letter({
    subject: "Your Charticle payment did not go through",
    title: "Your payment did not go through",
    parts: [
      {
        text: `We could not collect ${amount(payment.amountCents, payment.currency)} for the plan ${payment.planName}. You still have access, and we will try again in the next days.`,
      },
      { text: "Has your card expired or changed? Then enter the new one:" },
      { button: "Change the card", url: settingsUrl },
    ],
  });
