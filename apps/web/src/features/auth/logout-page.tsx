/** /logout: clears local storage, ends the session on the server, goes to /login. */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { logOut } from "~/lib/account/log-out.ts";
import { Spinner } from "~/ui/spinner.tsx";

export const meta = () => [{ title: "Logging out · Charticle" }];

export default function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    void logOut();
    navigate("/login", { replace: true });
  }, [navigate]);
  return (
    <main className="flex min-h-dvh items-center justify-center text-xl text-muted">
      <Spinner label="Logging out" />
    </main>
  );
}
