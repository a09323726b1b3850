import { maintenanceSchema } from "~/lib/site-fields";
import { Checkbox } from "~/ui/checkbox";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { SiteForm, type SitePageProps } from "../site-form";

interface Props {
  page: SitePageProps;
  isMaintenance: boolean;
  text: string;
  endsOn: string;
  endsTime: string;
  /** False with an lms host of others, which knows the switch only. */
  hasNotice: boolean;
  formResult: FormResultView | undefined;
}

export function Maintenance({ page, hasNotice, formResult, isMaintenance, ...notice }: Props) {
  const { form, fields } = usePostForm({
    id: "pemeliharaan",
    schema: maintenanceSchema,
    formResult,
    defaultValue: { ...notice, ...(isMaintenance && { isMaintenance: "on" as const }) },
  });
  return (
    <SiteForm
      page={page}
      form={form}
      lead="Selama pemeliharaan, pengunjung hanya melihat pesan Anda. Masuk akun dan dasbor tetap terbuka bagi admin."
    >
      <Checkbox
        {...getCheckboxProps(fields.isMaintenance)}
        label={
          <>
            <strong>Situs sedang dalam pemeliharaan</strong>
            <span className="block text-ink-soft">
              Situs terbuka lagi setelah centang ini dihapus, juga bila waktu selesainya sudah
              lewat.
            </span>
          </>
        }
      />
      {hasNotice && (
        <>
          <TextArea
            {...getControlProps(fields.text)}
            label="Pesan untuk pengunjung"
            hint="Bila kosong: “Kami sedang memperbaiki situs ini. Silakan kembali beberapa saat lagi; data Anda tetap aman.”"
            rows={3}
          />
          <TextInput
            {...getControlProps(fields.endsOn)}
            label="Tanggal selesai"
            hint="Misalnya 17/8/2026. Perkiraan ini ditulis di halaman pemeliharaan."
          />
          <TextInput
            {...getControlProps(fields.endsTime)}
            label="Jam selesai, WIB"
            hint="Misalnya 18.00."
          />
        </>
      )}
    </SiteForm>
  );
}
