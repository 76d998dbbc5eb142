/**
 * A component that is loaded when it is first shown, by its name in its file.
 *
 *   const ThemeDrawer = lazyPart(() => import("./theme-drawer.tsx"), "ThemeDrawer");
 */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export const lazyPart = <P extends object, N extends string>(
  load: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
  name: N,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: (await load())[name] }));
