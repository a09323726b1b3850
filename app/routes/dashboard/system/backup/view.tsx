import { BACKUPS_PATH } from "~/lib/operations";
import { Button } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { SystemPage, type SystemPageProps } from "../system-page";
import { downloadSchema } from "./schema";

interface Props {
  page: SystemPageProps;
  name: string;
  /** The ticket of an earlier password has expired. */
  isExpired: boolean;
  formResult: FormResultView | undefined;
}

export function BackupDownload({ page, name, isExpired, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "unduh", schema: downloadSchema, formResult });
  return (
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
      {isExpired && !formResult && (
        <Notice tone="warning">
          Izin mengunduh berlaku lima menit dan sudah berakhir. Isi kata sandi Anda sekali lagi.
        </Notice>
      )}
      <PostForm
        {...form}
        action={page.path}
        idempotencyKey={page.idempotencyKey}
        className="grid max-w-xl gap-6"
      >
        <CurrentPasswordInput {...getControlProps(fields.password)} />
        <div>
          <Button>Unduh</Button>
        </div>
      </PostForm>
    </SystemPage>
  );
}
