import { changePasswordSchema } from "~/lib/account-fields";
import { MY_DATA_PATH } from "~/lib/personal-data";
import { OWN_PROFILE_PATH } from "~/lib/profile-fields";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields, PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { AccountPanel } from "../account-panel";
import { NewPasswordFields } from "../new-password-fields";

interface Props {
  name: string;
  email: string;
  roles: string[];
  sessions: { id: string; device: string; lastUsed: string; current: boolean }[];
  hasNotices: boolean;
  /** Teaches, and may edit the profile that classes show. */
  hasProfile: boolean;
  hasData: boolean;
  changed: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function AccountOverview({
  name,
  email,
  roles,
  sessions,
  hasNotices,
  hasProfile,
  hasData,
  changed,
  idempotencyKey,
  formResult,
}: Props) {
  const { form, fields } = usePostForm({
    id: "ganti",
    schema: changePasswordSchema,
    formResult,
  });
  return (
    <AccountPanel title="Akun saya">
      {changed && (
        <Notice tone="success">
          Kata sandi Anda sudah diganti. Perangkat lain sudah dikeluarkan.
        </Notice>
      )}
      <DescriptionList
        items={[
          { label: "Nama", value: name },
          { label: "Email", value: email },
          { label: "Peran", value: roles.join(", ") || "Peserta" },
        ]}
      />
      <p className="flex flex-wrap gap-3">
        {roles.length > 1 && (
          <ButtonLink href="/Welcome" variant="secondary">
            Ganti peran
          </ButtonLink>
        )}
        {hasProfile && (
          <ButtonLink href={OWN_PROFILE_PATH} variant="secondary">
            Profil pengajar
          </ButtonLink>
        )}
        {hasNotices && (
          <ButtonLink href="/Akun/Pemberitahuan" variant="secondary">
            Atur pemberitahuan
          </ButtonLink>
        )}
        <ButtonLink href="/Akun/Dua-Langkah" variant="secondary">
          Verifikasi dua langkah
        </ButtonLink>
        {hasData && (
          <ButtonLink href={MY_DATA_PATH} variant="secondary">
            Data saya
          </ButtonLink>
        )}
        <ButtonLink href="/Keluar" variant="secondary">
          Keluar
        </ButtonLink>
      </p>
      <section aria-labelledby="perangkat" className="grid gap-3">
        <h2 id="perangkat" className="text-xl font-bold">
          Perangkat yang masuk
        </h2>
        <ul className="grid gap-3">
          {sessions.map(({ id, device, lastUsed, current }) => (
            <li key={id} className="grid gap-2 rounded-card border border-line p-4">
              <p className="font-semibold">{device}</p>
              <p className="text-ink-soft">
                {current ? "Perangkat ini. " : ""}Terakhir dipakai {lastUsed}
              </p>
              {!current && (
                <form method="post" action="/Keluar">
                  <HiddenFields idempotencyKey={idempotencyKey} />
                  <input type="hidden" name="session" value={id} />
                  <Button variant="secondary">Keluarkan perangkat ini</Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sandi" className="grid gap-3">
        <h2 id="sandi" className="text-xl font-bold">
          Ganti kata sandi
        </h2>
        <PostForm {...form} action="/Akun" idempotencyKey={idempotencyKey}>
          <TextInput
            {...getControlProps(fields.current)}
            label="Kata sandi saat ini"
            type="password"
            autoComplete="current-password"
            required
          />
          <NewPasswordFields fields={fields} label="Kata sandi baru" />
          <div>
            <Button>Ganti kata sandi</Button>
          </div>
        </PostForm>
      </section>
    </AccountPanel>
  );
}
