/** /settings: profile, appearance, subscription, password, sessions, data, danger zone. */
import { useCurrentUser } from "~/lib/session/current-user.ts";
import { DeleteAccount } from "~/ui/delete-account.tsx";
import { DownloadData } from "~/ui/download-data.tsx";
import { TextField } from "~/ui/text-field.tsx";
import { Appearance } from "./appearance.tsx";
import { ChangePassword } from "./change-password.tsx";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { Subscription } from "./subscription.tsx";

export const meta = () => [{ title: "Settings · Charticle" }];

export default function SettingsPage() {
  const { username, email } = useCurrentUser();
  return (
    <div className="mx-auto w-full max-w-4xl px-5 pt-8 pb-20 sm:px-8">
      <h1 className="text-xl md:text-2xl">Settings</h1>
      <div className="mt-8">
        <SettingsSection title="Profile" lead="Who you are here. Neither can be changed.">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Username" readOnly value={username} />
            <TextField label="Email" readOnly value={email} />
          </div>
        </SettingsSection>
        <SettingsSection title="Appearance" lead="Light or dark, in this browser.">
          <Appearance />
        </SettingsSection>
        <SettingsSection title="Subscription" lead="Your plan and what it costs.">
          <Subscription />
        </SettingsSection>
        <SettingsSection title="Password" lead="Changing it logs you out on every other device.">
          <ChangePassword username={username} />
        </SettingsSection>
        <SettingsSection title="Sessions" lead="Ends every session, this one included.">
          <LogOutEverywhere />
        </SettingsSection>
        <SettingsSection title="Your data" lead="Everything we keep about you, as one JSON file.">
          <DownloadData />
        </SettingsSection>
        <SettingsSection title="Danger Zone" lead="There is no way back from here." tone="danger">
          <DeleteAccount />
        </SettingsSection>
      </div>
    </div>
  );
}
