import { describe, expect, it } from "vitest";
import { shortened } from "./own-router-parts.ts";

const FILE = "lib/dom/ssr/components.js";
const THEIRS = `function useFrameworkContext() {}
function usePrefetchBehavior(prefetch) { return observer(prefetch); }
function getActiveMatches() {}
function Links() {}
function PrefetchPageLinks({ page }) { return getNewMatchesForLinks(page); }
function Meta() {}`;

describe("React Router without what no page of ours asks for", () => {
  it("keeps what stands around it", () => {
    const ours = shortened(FILE, THEIRS);
    expect(ours).not.toMatch(/observer|getNewMatchesForLinks/);
    for (const name of ["useFrameworkContext", "getActiveMatches", "Links", "Meta"])
      expect(ours).toContain(`function ${name}(`);
  });

  it("answers null where a file is another, so that the build stops", () => {
    expect(shortened(FILE, THEIRS.replace("function PrefetchPageLinks", "const PrefetchPageLinks = "))).toBeNull();
    expect(shortened("lib/hooks.js", THEIRS)).toBeNull();
  });

  it("drops advice to developers, and keeps what it checks", () => {
    const theirs =
      'invariant(a || b("x"), `No "c", (so)`);\n\tif (d) warning(false, "No d");\ninvariant(a, why("b", c));';
    const ours = 'invariant(a || b("x"), "");\n\tif (d) warning(false, "");\ninvariant(a, why("b", c));';
    expect(shortened("lib/router/utils.js", theirs)).toBe(ours);
  });

  it("leaves other files alone", () => {
    expect(shortened("lib/router/links.js", THEIRS)).toBe(THEIRS);
  });
});
