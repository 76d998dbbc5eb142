/**
 * The frame of every screen behind the log-in: side menu (16rem, 3rem collapsed; on a phone an 18rem sheet), header
 * with the brand, and the page. In: the user's name, the menu's actions, the page. Ctrl/Cmd+B toggles the menu.
 *
 *   <SideMenuFrame username="ana" onReport={open} onLogOut={leave}><Outlet /></SideMenuFrame>
 */
import { Menu, PanelLeft, X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { BetaMark, BrandName } from "./brand.tsx";
import { IconButton } from "./button.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { SideMenu, type SideMenuProps } from "./side-menu.tsx";
import { isSideMenuShortcut, sideMenuCookie, sideMenuIsOpen } from "./side-menu-state.ts";

type FrameProps = Pick<SideMenuProps, "username" | "onReport" | "onLogOut"> & { children: ReactNode };

/** Specification, section 9: the app's screens are mobile below this. */
const DESKTOP = "(min-width: 768px)";

function useSideMenu() {
  const [isOpen, setIsOpen] = useState(() => sideMenuIsOpen(document.cookie, window.innerWidth));
  const sheet = useRef<HTMLDialogElement>(null);
  const toggle = useCallback(() => {
    if (!matchMedia(DESKTOP).matches) {
      if (sheet.current?.open) sheet.current.close();
      else sheet.current?.showModal();
      return;
    }
    setIsOpen((wasOpen) => {
      // the Cookie Store API is younger than the browsers that are out there
      Reflect.set(document, "cookie", sideMenuCookie(wasOpen ? "collapsed" : "open"));
      return !wasOpen;
    });
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSideMenuShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [toggle]);
  return { isOpen, sheet, toggle };
}

const Brand = () => (
  <Link to="/home" className="flex items-center gap-2 rounded-md px-2 py-1 coarse:py-2">
    <BrandName />
    <BetaMark />
  </Link>
);

export function SideMenuFrame({ username, onReport, onLogOut, children }: FrameProps) {
  const { isOpen, sheet, toggle } = useSideMenu();
  const menu = { username, onReport, onLogOut };
  const closeSheet = () => sheet.current?.close();
  return (
    <div className="flex min-h-dvh bg-paper text-ink print:block">
      <a
        href="#page"
        className="sr-only z-50 rounded-desk bg-ink px-3 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the page
      </a>
      <aside
        data-state={isOpen ? "open" : "collapsed"}
        className={`sticky top-0 z-20 hidden h-dvh min-h-96 shrink-0 low:static flex-col border-r border-line print:hidden md:flex ${
          isOpen ? "w-64" : "w-12"
        } motion-safe:transition-[width] motion-safe:duration-150`}
      >
        <div className="flex h-14 items-center px-1.5">
          <IconButton
            size="small"
            className="size-9"
            aria-expanded={isOpen}
            label={isOpen ? "Collapse side menu" : "Open side menu"}
            title="Ctrl or Cmd + B"
            onClick={toggle}
          >
            <PanelLeft aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
        <SideMenu {...menu} isCollapsed={!isOpen} />
      </aside>
      <dialog
        ref={sheet}
        aria-label="Side menu"
        className="m-0 h-dvh max-h-none w-72 max-w-[90vw] border-r border-line bg-paper text-ink backdrop:bg-shade md:hidden"
      >
        <div className="flex h-full flex-col">
          <div className="flex h-14 items-center justify-between px-3">
            <Brand />
            <IconButton label="Close side menu" onClick={closeSheet}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          <SideMenu {...menu} isCollapsed={false} onChosen={closeSheet} />
        </div>
      </dialog>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line px-2 md:px-6">
          <IconButton label="Open side menu" className="md:hidden print:hidden" onClick={toggle}>
            <Menu aria-hidden="true" className="size-5" />
          </IconButton>
          <Brand />
        </header>
        <OfflineBar />
        <main id="page" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}
