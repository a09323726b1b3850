import { BACKUPS_PATH } from "~/lib/operations";
import type { FormResultView } from "~/ui/form/use-post-form";
import { ExpiredTicketNotice, PasswordForm } from "../../password-form";
import { SystemPage, type SystemPageProps } from "../system-page";

interface Props {
  page: SystemPageProps;
  name: string;
  /** The ticket of an earlier password has expired. */
  isExpired: boolean;
  formResult: FormResultView | undefined;
}

export const BackupDownload = ({ page, name, isExpired, formResult }: Props) => (
  <SystemPage
    page={page}
    lead={
      <>
        <strong className="wrap-anywhere">{name}</strong> memuat data semua pengguna, sandi yang
        diacak, dan kunci situs bila kunci itu disimpan di DATA_DIR. Simpan seaman situs ini
        sendiri. Setiap unduhan tercatat di jejak audit.
      </>
    }
    breadcrumbs={[{ label: "Cadangan", href: BACKUPS_PATH }, { label: "Unduh" }]}
  >
    {isExpired && !formResult && <ExpiredTicketNotice />}
    <PasswordForm
      action={page.path}
      idempotencyKey={page.idempotencyKey}
      formResult={formResult}
      button="Unduh"
      backHref={BACKUPS_PATH}
    />
  </SystemPage>
);
