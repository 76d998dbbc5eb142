/**
 * The button that sends a form. Before the page's script runs it sends nothing: a form must never travel as an address.
 *
 *   <form method="post" onSubmit={…}>… <SubmitButton busy={busy}>Login</SubmitButton></form>
 */
import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { useIsLive } from "./use-is-live.ts";

export function SubmitButton(props: Omit<ComponentProps<typeof Button>, "type">) {
  const isLive = useIsLive();
  return (
    <Button
      size="large"
      {...props}
      type={isLive ? "submit" : "button"}
      {...(isLive ? {} : { "aria-disabled": true })}
    />
  );
}
