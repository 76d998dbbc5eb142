/**
 * The entries of the side menu. In: the user's name and what to do for a report or a log-out. Out: a navigation list;
 * collapsed, it shows icons and each name as a tooltip after 700 ms.
 *
 *   <SideMenu username="ana" isCollapsed={false} onReport={open} onLogOut={leave} />
 */
import { Bug, History, House, Lightbulb, LogOut, type LucideIcon, Settings } from "lucide-react";
import { useState } from "react";
import { NavLink } from "react-router";
import { useEscape } from "./use-escape.ts";

export type ReportKind = "bug" | "feature";

export type SideMenuProps = {
  username: string;
  isCollapsed: boolean;
  onReport: (kind: ReportKind) => void;
  onLogOut: () => void;
  /** After any entry was chosen; the mobile menu closes then. */
  onChosen?: () => void;
};

const PAGES: readonly { to: string; name: string; icon: LucideIcon }[] = [
  { to: "/home", name: "Home", icon: House },
  { to: "/history", name: "History", icon: History },
  { to: "/settings", name: "Settings", icon: Settings },
];

const ENTRY =
  "group/entry relative flex h-11 w-full items-center gap-3 rounded-desk px-3 text-left text-sm text-ink md:h-9 " +
  "hover:bg-line/70 aria-[current=page]:bg-line aria-[current=page]:font-semibold";

/**
 * The same words are the entry's name, its label when open and its tooltip when collapsed. A tooltip can be pointed at,
 * with no gap on the way, and Escape sends it away.
 */
const NAME_COLLAPSED =
  "invisible absolute left-full z-50 ml-2 rounded-md bg-ink px-2 py-1 text-xs whitespace-nowrap text-paper " +
  "before:absolute before:inset-0 before:-left-2 in-data-quiet:hidden " +
  "group-hover/entry:visible group-hover/entry:delay-700 group-focus-visible/entry:visible";

function EntryName({ name, isCollapsed }: { name: string; isCollapsed: boolean }) {
  return <span className={isCollapsed ? NAME_COLLAPSED : "truncate"}>{name}</span>;
}

type ActionProps = { name: string; icon: LucideIcon; isCollapsed: boolean; onPress: () => void };

function Action({ name, icon: Icon, isCollapsed, onPress }: ActionProps) {
  return (
    <li>
      <button type="button" className={ENTRY} aria-label={name} onClick={onPress}>
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <EntryName name={name} isCollapsed={isCollapsed} />
      </button>
    </li>
  );
}

export function SideMenu({ username, isCollapsed, onReport, onLogOut, onChosen }: SideMenuProps) {
  const after = (act: () => void) => () => {
    onChosen?.();
    act();
  };
  const [isQuiet, setIsQuiet] = useState(false);
  useEscape(() => setIsQuiet(true));
  const wake = () => setIsQuiet(false);
  return (
    <nav
      aria-label="Main"
      data-quiet={isQuiet ? "" : undefined}
      onPointerOver={wake}
      onFocus={wake}
      className={`flex min-h-0 flex-1 flex-col ${isCollapsed ? "px-1" : "px-3"} py-3`}
    >
      <ul className="flex flex-col gap-0.5">
        {PAGES.map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} className={ENTRY} aria-label={name} onClick={() => onChosen?.()}>
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              <EntryName name={name} isCollapsed={isCollapsed} />
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className="mt-auto flex flex-col gap-0.5 border-t border-line pt-3">
        <Action
          name="Request Feature"
          icon={Lightbulb}
          isCollapsed={isCollapsed}
          onPress={after(() => onReport("feature"))}
        />
        <Action name="Report Bug" icon={Bug} isCollapsed={isCollapsed} onPress={after(() => onReport("bug"))} />
        <Action name="Log Out" icon={LogOut} isCollapsed={isCollapsed} onPress={after(onLogOut)} />
      </ul>
      <p
        className={`mt-3 flex items-center gap-3 border-t border-line pt-3 text-sm ${isCollapsed ? "justify-center" : "px-3"}`}
        title={isCollapsed ? username : undefined}
      >
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full border border-field font-serif text-sm uppercase"
        >
          {[...username][0] ?? ""}
        </span>
        <span className={isCollapsed ? "sr-only" : "truncate text-muted"}>{username}</span>
      </p>
    </nav>
  );
}
