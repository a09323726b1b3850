import { revokeSchema } from "~/lib/certificates";
import type { MenuItem } from "~/lib/views";
import type { CertificateRecordView } from "~/server/features/certificate-records";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  record: CertificateRecordView;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** A certificate for staff, with the form that revokes it. */
export function CertificateRecordPage(props: Props) {
  const { menu, path, record } = props;
  return (
    <DashboardLayout
      title={`Sertifikat ${record.number}`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Sertifikat", href: "/Dashboard/Sertifikat" },
        { label: record.number },
      ]}
    >
      <p>
        <Badge tone={record.status.tone}>{record.status.label}</Badge>
      </p>
      <DescriptionList items={getFacts(record)} />
      <p>
        <a href={record.href} className="inline-flex min-h-11 items-center underline">
          Lihat halaman sertifikat
        </a>
      </p>
      {!record.revokedOn && <RevokeForm {...props} />}
    </DashboardLayout>
  );
}

const getFacts = (record: CertificateRecordView) => [
  { label: "Jenis", value: record.kindLabel },
  { label: "Nama", value: record.name },
  { label: "Email", value: record.email },
  { label: "Kelas", value: record.className },
  ...(record.score === null ? [] : [{ label: "Nilai", value: `${record.score} dari 100` }]),
  { label: "Terbit", value: record.issuedOn },
  ...(record.revokedBy ? [{ label: "Dicabut oleh", value: record.revokedBy }] : []),
  ...(record.revokedReason ? [{ label: "Alasan", value: record.revokedReason }] : []),
];

function RevokeForm({ path, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "cabut", schema: revokeSchema, formResult });
  return (
    <section aria-labelledby="cabut-judul" className="grid max-w-xl gap-4">
      <h2 id="cabut-judul" className="text-xl font-bold">
        Cabut sertifikat
      </h2>
      <p>
        Halaman sertifikat langsung menyatakan bahwa sertifikat ini tidak berlaku. Pencabutan tidak
        dapat dibatalkan.
      </p>
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <TextArea
          {...getControlProps(fields.reason)}
          label="Alasan"
          required
          hint="10–500 karakter. Peserta menerima alasan ini lewat email; orang lain tidak melihatnya."
        />
        <div>
          <Button variant="danger">Cabut sertifikat</Button>
        </div>
      </PostForm>
    </section>
  );
}
