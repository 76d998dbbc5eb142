/** The frame of the protected pages: the guard first, then the side menu round the page. */
import { Suspense, useState } from "react";
import { Navigate, Outlet, useLoaderData, useLocation, useNavigate } from "react-router";
import { textInState } from "~/lib/history-state.ts";
import { useCurrentUser } from "~/lib/session/current-user.ts";
import { type GuardResult, guard } from "~/lib/session/guard.ts";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Notice } from "~/ui/notice.tsx";
import { NoticeBoard } from "~/ui/notice-board.tsx";
import { SideMenuFrame } from "~/ui/side-menu-frame.tsx";
import { LoadingPage } from "./loading-page.tsx";
import { useOnePerson } from "./use-one-person.ts";

const ReportDialog = lazyPart(() => import("~/features/reports/report-dialog.tsx"), "ReportDialog");

export const clientLoader = (): Promise<GuardResult> => guard();
export const shouldRevalidate = (): boolean => true;
export const HydrateFallback = LoadingPage;

export default function Shell() {
  const result = useLoaderData<typeof clientLoader>();
  const { state } = useLocation();
  if (result.verdict === "login") return <Navigate to="/login" replace />;
  if (result.verdict === "pricing") {
    // a payment that could not be confirmed ends here too: /pricing says so
    const checkout = textInState(state, "checkout");
    return <Navigate to="/pricing" replace state={{ message: result.message, checkout }} />;
  }
  return <Frame unchecked={result.unchecked} />;
}

function Frame({ unchecked }: { unchecked: boolean }) {
  const { userId, username, email } = useCurrentUser();
  useOnePerson(userId);
  const navigate = useNavigate();
  const [report, setReport] = useState<"bug" | "feature" | null>(null);
  return (
    <>
      <SideMenuFrame username={username} onReport={setReport} onLogOut={() => navigate("/logout")}>
        {unchecked ? (
          <div className="px-4 pt-4">
            <Notice tone="info">Our server can't answer now. You see what was last known; nothing is lost.</Notice>
          </div>
        ) : null}
        <Outlet />
      </SideMenuFrame>
      {report ? (
        <Suspense>
          <ReportDialog kind={report} email={email} open onOpenChange={(open) => setReport(open ? report : null)} />
        </Suspense>
      ) : null}
      <NoticeBoard />
    </>
  );
}
