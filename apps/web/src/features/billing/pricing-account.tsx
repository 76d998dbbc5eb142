/** What /settings would offer: it is closed to a person whose access is over, and his data are still his. */
import { ButtonLink } from "~/ui/button.tsx";
import { DeleteAccount } from "~/ui/delete-account.tsx";
import { DownloadData } from "~/ui/download-data.tsx";

export function PricingAccount() {
  return (
    <section aria-labelledby="your-account" className="mt-16 w-full max-w-md border-t border-line pt-6">
      <h2 id="your-account" className="text-lg">
        Your account
      </h2>
      <p className="mt-1 text-sm text-muted">Whether you pay or not, your data stay yours.</p>
      <div className="mt-5 flex flex-wrap items-start gap-3">
        <ButtonLink to="/logout" variant="quiet">
          Log out
        </ButtonLink>
        <DownloadData />
        <DeleteAccount />
      </div>
    </section>
  );
}
