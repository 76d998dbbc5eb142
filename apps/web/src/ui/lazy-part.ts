/**
 * A component that is loaded when it is first shown, by its name in its file. Fetched before by `preload`, it is drawn
 * at once: React shows a fallback for 300 ms at least, even where the file is there already. Where the file can't be
 * fetched, the page stays and says so.
 *
 *   const ThemeDrawer = lazyPart(() => import("./theme-drawer.tsx"), "ThemeDrawer");
 *   await ThemeDrawer.preload();
 */
import { type ComponentType, createElement, type LazyExoticComponent, lazy, type ReactElement, useState } from "react";
import { LostPart } from "./lost-part.tsx";

export type LazyPart<P> = ((props: P) => ReactElement) & { preload: () => Promise<unknown> };

export function lazyPart<P extends object, N extends string>(
  load: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
  name: N,
): LazyPart<P> {
  let ready: ComponentType<P> | null = null;
  const preload = async (): Promise<ComponentType<P>> => {
    ready = (await load())[name];
    return ready;
  };
  const Waiting: LazyExoticComponent<ComponentType<P>> = lazy(async () => ({
    default: await preload().catch(() => LostPart),
  }));
  /** Chosen once: a change later would mount the part anew and lose what was typed into it. */
  function Part(props: P) {
    const [Chosen] = useState<ComponentType<P> | LazyExoticComponent<ComponentType<P>>>(() => ready ?? Waiting);
    return createElement(Chosen, props);
  }
  return Object.assign(Part, { preload });
}
