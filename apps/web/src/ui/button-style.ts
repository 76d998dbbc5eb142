/** The classes of a button, for `<Button>`, for links that look like one, and for static pages. */
import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "quiet" | "plain" | "danger";
export type ButtonSize = "small" | "medium" | "large";
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string | undefined };

/** `data-off` marks what can't be pressed now; a form that waits for its script (aria-disabled alone) looks ready. */
const BASE =
  "inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-desk border font-medium whitespace-nowrap transition-colors duration-150";

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-accent text-on-accent data-off:bg-line data-off:text-muted hover:not-data-off:bg-[color-mix(in_oklab,var(--accent)_88%,black)]",
  quiet:
    "border-field bg-surface text-ink data-off:border-line data-off:text-muted hover:not-data-off:border-ink hover:not-data-off:bg-paper",
  plain: "border-transparent text-ink data-off:text-muted hover:not-data-off:bg-line/60",
  danger:
    "border-danger bg-transparent text-danger data-off:border-line data-off:text-muted hover:not-data-off:bg-danger-wash",
};

const SIZES: Record<ButtonSize, string> = {
  small: "h-8 px-3 text-sm coarse:h-11",
  medium: "h-10 px-4 text-sm coarse:h-11",
  large: "h-12 px-6 text-base",
};

const SQUARES: Record<ButtonSize, string> = {
  small: "size-8 coarse:size-11",
  medium: "size-10 coarse:size-11",
  large: "size-12",
};

/** A card that is pressed as a whole: an example, a network, a chart type. */
export const CARD_BUTTON =
  "rounded-desk border border-line text-left transition-colors duration-150 hover:border-field focus-visible:border-field";

export const buttonClass = ({ variant = "primary", size = "medium", className }: ButtonLook): string =>
  classNames(BASE, VARIANTS[variant], SIZES[size], className);

export const iconButtonClass = ({ variant = "plain", size = "medium", className }: ButtonLook): string =>
  classNames(BASE, VARIANTS[variant], SQUARES[size], className);
