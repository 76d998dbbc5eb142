/**
 * What draws the icons of lucide-react on our pages: theirs takes sizes, colours and contexts that none of ours sets, in
 * three times the bytes. The build puts this in its place (scripts/own-icons.ts).
 *
 *   const Bug = createIcon({ node: [["path", { d: "M12 20v-9" }]] }); <Bug aria-hidden="true" className="size-5" />
 */
import { createElement, type ReactElement, type SVGProps } from "react";

type IconData = { node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] };

const PEN = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export const createIcon =
  ({ node }: IconData) =>
  (props: SVGProps<SVGSVGElement>): ReactElement =>
    createElement("svg", { ...PEN, ...props }, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
