/** What stands while a page's script is on its way: nothing at first, a spinner when it takes long. */
import { Spinner } from "~/ui/spinner.tsx";

export function LoadingPage() {
  return (
    <main className="flex min-h-dvh items-center justify-center text-xl text-muted">
      <Spinner label="Loading" className="animate-[spin_1s_linear_infinite,appear_1ms_400ms_both]" />
    </main>
  );
}
