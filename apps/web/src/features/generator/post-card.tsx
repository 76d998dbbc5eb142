/** The post as it will look: name, handle, caption with hashtags, picture. <PostCard username="ana" …>{picture}</PostCard> */
import type { ReactNode } from "react";

export function PostCard({ username, post, children }: { username: string; post: string; children: ReactNode }) {
  return (
    <article aria-label="Your post" className="rounded-desk border border-line bg-paper p-4">
      <header className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-ink font-serif text-lg text-paper uppercase"
        >
          {[...username][0] ?? ""}
        </span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">{username}</span>
          <span className="block truncate text-sm text-muted">@{username}</span>
        </span>
      </header>
      {post !== "" && (
        <p dir="auto" className="mt-3 text-sm break-words whitespace-pre-line">
          {post}
        </p>
      )}
      <div className="mt-3 overflow-hidden rounded-desk border border-line">{children}</div>
    </article>
  );
}
