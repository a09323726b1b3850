import {
  ERASURE_WAIT_DAYS,
  MY_DATA_PATH,
  MY_ERASURE_PATH,
  requestErasureSchema,
} from "~/lib/personal-data";
import type { ErasureView } from "~/server/features/personal-data";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { ErasureHolds } from "~/ui/erasure-holds";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { AccountPanel } from "../account-panel";

interface Props {
  erasure: ErasureView;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Asks for the erasure of the user's account and data. */
export function RequestErasure({ erasure, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "hapus", schema: requestErasureSchema, formResult });
  return (
    <AccountPanel
      title="Hapus akun dan data"
      lead={`Dimulai ${ERASURE_WAIT_DAYS} hari lagi, dan dapat Anda batalkan sampai saat itu. Sesudahnya tidak ada jalan kembali.`}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>Akun, kelas, nilai, tugas, catatan, percakapan, dan kiriman Anda hilang.</li>
        <li>Anda tidak dapat masuk lagi, juga di situs lain dengan akun yang sama.</li>
        <li>Halaman sertifikat Anda hanya menyebut bahwa datanya sudah dihapus.</li>
        <li>Tagihan dan pembukuan tetap tersimpan tanpa nama Anda.</li>
      </ul>
      {erasure.holds.length > 0 ? (
        <ErasureHolds holds={erasure.holds} />
      ) : (
        <PostForm {...form} action={MY_ERASURE_PATH} idempotencyKey={idempotencyKey}>
          <CurrentPasswordInput {...getControlProps(fields.password)} />
          <div className="flex flex-wrap gap-3">
            <Button variant="danger">Minta penghapusan</Button>
            <ButtonLink href={MY_DATA_PATH} variant="secondary">
              Kembali
            </ButtonLink>
          </div>
        </PostForm>
      )}
    </AccountPanel>
  );
}
