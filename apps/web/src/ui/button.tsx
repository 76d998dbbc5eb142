/**
 * Buttons: `<Button variant="primary" busy={saving}>Save</Button>`, `<ButtonLink to="/pricing">…`,
 * `<IconButton label="Close"><X /></IconButton>`.
 */
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass, iconButtonClass } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

/**
 * `busy` shows the spinner and refuses clicks, `disabled` is seen and heard as such and refuses them too. Neither loses the
 * focus, as the attribute of that name would: who pressed it by the keyboard goes on from where it stands.
 */
export function Button({ variant, size, className, busy, disabled, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...(disabled && { "aria-disabled": true, "data-off": "" })}
      {...rest}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || disabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })} />;
}

type IconButtonProps = ComponentProps<"button"> & ButtonLook & { label: string };

export function IconButton({ variant, size, className, label, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={iconButtonClass({ ...(variant && { variant }), ...(size && { size }), className })}
    />
  );
}
