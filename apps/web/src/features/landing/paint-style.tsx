/** Defines the charts' paints; it must stand after the last chart. */
import { paintCss } from "./paints.ts";

export function PaintStyle() {
  return <style>{paintCss()}</style>;
}
