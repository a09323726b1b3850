import { ERASURE_WAIT_DAYS, MY_DATA_PATH, MY_ERASURE_PATH } from "~/lib/personal-data";
import type { ErasureView } from "~/server/features/personal-data";
import { Button, ButtonLink } from "~/ui/button";
import { ExportForm } from "~/ui/export-form";
import { HiddenFields } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { AccountPanel } from "../account-panel";

interface Props {
  /** Name of the site. */
  issuer: string;
  erasure: ErasureView;
  /** Of a copy that is ready. */
  downloadHref: string | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** What the site holds on the user: a copy of it, and its erasure. */
export function MyData({ issuer, erasure, downloadHref, idempotencyKey, formResult }: Props) {
  return (
    <AccountPanel title="Data saya" lead={`Data Anda yang disimpan ${issuer}.`}>
      <section aria-labelledby="salinan" className="grid gap-4">
        <h2 id="salinan" className="text-xl font-bold">
          Salinan data
        </h2>
        <p>
          Satu berkas JSON dengan semua yang tersimpan tentang Anda: akun, kelas, jawaban, kiriman,
          pembayaran, dan catatan tindakan.
        </p>
        <ExportForm
          action={MY_DATA_PATH}
          downloadHref={downloadHref}
          idempotencyKey={idempotencyKey}
          formResult={formResult}
        />
      </section>
      <section aria-labelledby="hapus" className="grid gap-4">
        <h2 id="hapus" className="text-xl font-bold">
          Hapus akun dan data
        </h2>
        <Erasure erasure={erasure} idempotencyKey={idempotencyKey} />
      </section>
      <p>
        <a href="/Akun" className="inline-flex min-h-11 items-center underline">
          Kembali ke akun saya
        </a>
      </p>
    </AccountPanel>
  );
}

function Erasure({ erasure, idempotencyKey }: Pick<Props, "erasure" | "idempotencyKey">) {
  if (erasure.dueOn === null)
    return (
      <>
        <p>
          {`Penghapusan dimulai ${ERASURE_WAIT_DAYS} hari setelah Anda memintanya; sampai saat itu Anda dapat membatalkannya.`}
        </p>
        <p>
          <ButtonLink href={MY_ERASURE_PATH} variant="secondary">
            Minta penghapusan
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <Notice tone="info" title={`Data Anda dihapus mulai ${erasure.dueOn}`}>
        Setelah itu Anda tidak dapat masuk lagi.
        {erasure.holds.length > 0 && <> Penghapusan tertahan: {erasure.holds.join(" ")}</>}
      </Notice>
      <form method="post" action={MY_DATA_PATH}>
        <HiddenFields idempotencyKey={idempotencyKey} />
        <input type="hidden" name="step" value="withdraw" />
        <Button variant="secondary">Batalkan penghapusan</Button>
      </form>
    </>
  );
}
