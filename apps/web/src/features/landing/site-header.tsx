/** The head of the static pages: brand, beta, colour mode (on a phone at the foot: islands/mode-switch.ts), Login and Signin. */
import { Moon, Sun } from "lucide-react";
import { BetaMark, BrandName } from "~/ui/brand.tsx";
import { buttonClass, iconButtonClass } from "~/ui/button-style.ts";
import "./landing.css";

export function SiteHeader() {
  return (
    <header className="sticky print:static top-0 z-30 border-b border-line bg-paper/95">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center justify-between gap-2 px-5 py-2 sm:px-8">
        <div className="flex items-center gap-2.5 max-[375px]:flex-col max-[375px]:items-start max-[375px]:gap-0">
          <a href="/" aria-label="Charticle, start page" className="rounded-sm coarse:py-2">
            <BrandName />
          </a>
          <BetaMark className="max-[375px]:ml-9.5 max-[375px]:leading-4" />
        </div>
        <div className="flex items-center gap-2 print:hidden max-sm:*:data-mode-switch:hidden">
          <button
            type="button"
            data-mode-switch=""
            data-needs-script=""
            aria-label="Dark mode"
            aria-pressed="false"
            className={iconButtonClass({ className: "print:hidden" })}
          >
            <Moon aria-hidden="true" className="size-5 dark:hidden" />
            <Sun aria-hidden="true" className="hidden size-5 dark:block" />
          </button>
          <a href="/login" className={buttonClass({ variant: "plain", className: "max-sm:px-2" })}>
            Login
          </a>
          <a href="/signin" className={buttonClass({ variant: "primary", className: "max-sm:px-3" })}>
            Signin
          </a>
        </div>
      </div>
    </header>
  );
}
