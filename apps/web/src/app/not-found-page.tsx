/** Any other path. The server sends it with status 404. */
import { MESSAGES } from "@charticle/contract";

export const handle = { isStatic: true };

export const meta = () => [{ title: MESSAGES.notFound }, { name: "robots", content: "noindex" }];

export default function NotFoundPage() {
  return (
    <main className="flex min-h-dvh items-center justify-center p-6">
      <h1 className="text-xl">{MESSAGES.notFound}</h1>
    </main>
  );
}
