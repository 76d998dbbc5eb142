/** What stands where a part of a page can't be loaded: at the window's foot, so that it is seen, and the page stays. */
import { Notice } from "./notice.tsx";

export function LostPart() {
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-desk bg-surface shadow-sheet">
      <Notice tone="danger">
        A part of this page could not be loaded. Copy what you typed, then{" "}
        <button type="button" className="link" onClick={() => window.location.reload()}>
          reload the page
        </button>
        .
      </Notice>
    </div>
  );
}
