/** The letter that brings a person's report to the support address. */
import type { Letter } from "../mail.ts";
import { letter } from "./letter.ts";

export type Report = { kind: "bug" | "feature"; username: string; email: string; description: string; at: Date };

export const report = ({ kind, username, email, description, at }: Report): Letter =>
  letter({
    subject: `${kind === "bug" ? "Bug report" : "Feature request"} from ${username}`,
    title: kind === "bug" ? "A bug report" : "A feature request",
    parts: [
      {
        facts: [
          ["From", username],
          ["Email", email],
          ["Sent", at.toISOString()],
        ],
      },
      { quote: description },
    ],
  });
