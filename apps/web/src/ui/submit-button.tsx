/**
 * The button that sends a form. Before the page's script runs it sends nothing: a form must never travel as an address.
 *
 *   <form method="post" onSubmit={…}>… <SubmitButton busy={busy}>Login</SubmitButton></form>
 */
import { type ComponentProps, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";

const never = (): (() => void) => () => undefined;

/** True from the first render in the browser on. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

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
