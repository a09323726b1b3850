import { NOTICE_LABELS, type NoticeKind, noticesFormSchema } from "~/lib/notices";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getCheckboxProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { AccountPanel } from "../account-panel";

interface Props {
  kinds: readonly NoticeKind[];
  isOn: Record<NoticeKind, boolean>;
  isSaved: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Which emails the user gets. */
export function Notices({ kinds, isOn, isSaved, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "pemberitahuan",
    schema: noticesFormSchema,
    formResult,
    defaultValue: Object.fromEntries(
      kinds.filter((kind) => isOn[kind]).map((kind) => [kind, "on"]),
    ),
  });
  return (
    <AccountPanel
      title="Pemberitahuan"
      lead="Pilih email yang ingin Anda terima. Tagihan, tanda terima, sertifikat, dan email tentang akun selalu kami kirim."
    >
      {isSaved && !formResult && <Notice tone="success">Pilihan Anda sudah disimpan.</Notice>}
      <PostForm {...form} action="/Akun/Pemberitahuan" idempotencyKey={idempotencyKey}>
        <fieldset className="grid gap-2">
          <legend className="font-semibold">Kirimi saya email tentang</legend>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              {...getCheckboxProps(fields[kind])}
              label={
                <>
                  {NOTICE_LABELS[kind].label}
                  <span className="block text-ink-soft">{NOTICE_LABELS[kind].hint}</span>
                </>
              }
            />
          ))}
        </fieldset>
        <div>
          <Button>Simpan pilihan</Button>
        </div>
      </PostForm>
      <p>
        <a href="/Akun" className="inline-flex min-h-11 items-center underline">
          Kembali ke akun saya
        </a>
      </p>
    </AccountPanel>
  );
}
