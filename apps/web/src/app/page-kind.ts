/**
 * Whether pages with `handle.isStatic` may go without scripts: everywhere but in the fallback page, which is built at
 * the address of a static page and stands for all others.
 */
import { createContext } from "react";

export const StaticPagesContext = createContext(true);
