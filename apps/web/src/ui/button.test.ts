import { createElement, type MouseEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test.each([
  ["disabled", { disabled: true }],
  ["busy", { busy: true }],
] as const)("%s: keeps its place for the keyboard, and neither answers a press nor sends its form", (_, props) => {
  const markup = renderToStaticMarkup(createElement(Button, { ...props, type: "submit" }));
  expect(markup).not.toMatch(/\sdisabled\b/);
  const onClick = vi.fn();
  const preventDefault = vi.fn();
  const { onClick: press } = Button({ ...props, type: "submit", onClick }).props;
  press({ preventDefault } satisfies Partial<MouseEvent>);
  expect(onClick).not.toHaveBeenCalled();
  expect(preventDefault).toHaveBeenCalledOnce();
});

test("disabled is said, and seen", () => {
  const markup = renderToStaticMarkup(createElement(Button, { disabled: true }));
  expect(markup).toMatch(/aria-disabled="true"/);
  expect(markup).toMatch(/data-off=""/);
  expect(renderToStaticMarkup(createElement(Button, {}))).not.toMatch(/aria-disabled|data-off=/);
});
