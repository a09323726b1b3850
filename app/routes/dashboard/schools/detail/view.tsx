import type { MenuItem } from "~/lib/views";
import type { SchoolView } from "~/server/features/schools";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "../../dashboard-layout";
import { DecidedNotice, type DecidedView } from "../../decided-notice";
import { decisionSchema } from "./schema";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  school: SchoolView;
  decided: DecidedView | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const DECISION_OPTIONS = [
  { value: "verify", label: "Verifikasi" },
  { value: "revise", label: "Minta perbaikan" },
  { value: "reject", label: "Tolak" },
];

export function SchoolDetail({ menu, path, school, decided, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "putusan", schema: decisionSchema, formResult });
  const writtenReason = fields.reason.initialValue;
  return (
    <DashboardLayout
      title={school.name}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Sekolah", href: "/Dashboard/Schools" }, { label: school.number }]}
    >
      {decided && !formResult && (
        <DecidedNotice {...decided} name={school.name} status={school.status.label} />
      )}
      <p>
        <Badge tone={school.status.tone}>{school.status.label}</Badge>
      </p>
      {school.reason && (
        <Notice tone="info" title="Catatan pemeriksa">
          {school.reason}
        </Notice>
      )}
      <DescriptionList
        items={[
          { label: "Nomor", value: school.number },
          ...school.facts,
          {
            label: "Surat pengantar",
            value: school.letterId ? (
              <a href={`/Berkas/${school.letterId}`} className="underline">
                Buka surat
              </a>
            ) : (
              "Belum ada"
            ),
          },
          { label: "Dikirim", value: school.sentAt },
          ...(school.decision
            ? [
                {
                  label: school.isPending ? "Pemeriksaan sebelumnya" : "Diputuskan",
                  value: school.decision,
                },
              ]
            : []),
        ]}
      />
      {/* Someone else decided first: the form is gone, but its text is shown. */}
      {!school.isOpen && formResult?.message && (
        <Notice tone="danger">
          {formResult.message}
          {writtenReason && (
            <p className="mt-2 whitespace-pre-wrap">Alasan yang Anda tulis: {writtenReason}</p>
          )}
        </Notice>
      )}
      {school.isOpen && (
        <section aria-labelledby="putusan-judul" className="grid max-w-xl gap-4">
          <h2 id="putusan-judul" className="text-xl font-bold">
            Keputusan
          </h2>
          <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
            <input type="hidden" name="version" value={school.version} />
            <RadioGroup
              {...getControlProps(fields.decision)}
              legend="Hasil pemeriksaan"
              options={DECISION_OPTIONS}
              required
            />
            <TextArea
              {...getControlProps(fields.reason)}
              label="Alasan"
              rows={3}
              plain
              hint="Wajib untuk penolakan dan permintaan perbaikan, 10–500 karakter. Penanggung jawab membaca alasan ini."
            />
            <div>
              <Button>Kirim keputusan</Button>
            </div>
          </PostForm>
        </section>
      )}
    </DashboardLayout>
  );
}
