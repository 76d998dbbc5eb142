import { GATE_MESSAGES, MESSAGES } from "@charticle/contract";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ProblemCard } from "./problem-card.tsx";

const nothing = () => undefined;
const cardOf = (problem: { error: string; message: string }, canRetry = true): string => {
  const card = createElement(ProblemCard, { problem, canRetry, onRetry: nothing, onExample: nothing });
  return renderToStaticMarkup(createElement(MemoryRouter, null, card));
};

test("a text without figures is offered an example, and nothing that would fail again", () => {
  const card = cardOf({ error: "No Data Found", message: "There is no figure in the text." });
  expect(card).toContain("Show me an example");
  expect(card).not.toContain("Try again");
});

test("a request that failed is offered once more, and no other text", () => {
  const card = cardOf({ error: MESSAGES.extraction.failedTitle, message: "The engine is resting." });
  expect(card).toContain("Try again</button>");
  expect(card).not.toContain("Show me an example");
  expect(card).not.toContain("aria-disabled");
});

test("it is not sent again while what stands in the field can't be", () => {
  const card = cardOf({ error: MESSAGES.extraction.failedTitle, message: "The engine is resting." }, false);
  expect(card).toContain('aria-disabled="true"');
});

test("an access that ended leads to the plan", () => {
  const card = cardOf({ error: MESSAGES.extraction.failedTitle, message: GATE_MESSAGES.trialEnded });
  expect(card).toContain("See the plan");
  expect(card).not.toContain("<button");
});
