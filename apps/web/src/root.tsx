/** The document of every page. A page with `handle.isStatic` gets no React in the browser. */
import { type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { ErrorPage } from "./app/error-page.tsx";
import { LoadingPage } from "./app/loading-page.tsx";
import { NoScriptNotice, NoScriptStyle } from "./app/no-script.tsx";
import { StaticPagesContext } from "./app/page-kind.ts";
import { LostScriptPage } from "./app/trouble-page.tsx";
import { useToldPage } from "./app/use-told-page.ts";
import { COLOR_MODE_SCRIPT } from "./lib/color-mode.ts";
import { FACTS_ELEMENT_ID } from "./lib/facts-element.ts";
import { LOST_SCRIPT_WATCH } from "./lib/lost-script.ts";
import "./ui/app.css";

const isStaticHandle = (handle: unknown): boolean =>
  typeof handle === "object" && handle !== null && Reflect.get(handle, "isStatic") === true;

export function Layout({ children }: { children: ReactNode }) {
  const mayBeStatic = useContext(StaticPagesContext);
  const isStatic = useMatches().some(({ handle }) => isStaticHandle(handle)) && mayBeStatic;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script>{COLOR_MODE_SCRIPT}</script>
        {isStatic ? null : <script>{LOST_SCRIPT_WATCH}</script>}
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14130f" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
        {isStatic ? <NoScriptStyle /> : null}
      </head>
      <body>
        {isStatic ? null : <NoScriptNotice />}
        {children}
        <script type="application/json" id={FACTS_ELEMENT_ID} suppressHydrationWarning>
          {"{}"}
        </script>
        {isStatic ? null : (
          <>
            <LostScriptPage />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export const HydrateFallback = LoadingPage;
export const ErrorBoundary = ErrorPage;

export default function Root() {
  useToldPage();
  return <Outlet />;
}
