import type { SchoolView } from "~/server/features/schools";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Facts } from "~/ui/facts";
import { PostForm } from "~/ui/form/post-form";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { TextArea } from "~/ui/text-area";
import { DashboardFrame } from "../../frame";
import { decisionSchema } from "./schema";

interface Props {
  roles: number[];
  path: string;
  school: SchoolView;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
}

const DECISIONS = [
  { value: "verify", label: "Verifikasi" },
  { value: "revise", label: "Minta perbaikan" },
  { value: "reject", label: "Tolak" },
];

export function SchoolDetail({ roles, path, school, idempotencyKey, answer }: Props) {
  const { form, of } = usePostForm({ id: "putusan", schema: decisionSchema, answer });
  const written = of("reason").defaultValue;
  return (
    <DashboardFrame
      title={school.name}
      roles={roles}
      path={path}
      breadcrumbs={[{ label: "Sekolah", href: "/Dashboard/Schools" }, { label: school.number }]}
    >
      <p>
        <Badge tone={school.status.tone}>{school.status.label}</Badge>
      </p>
      {school.reason && (
        <Notice tone="info" title="Catatan pemeriksa">
          {school.reason}
        </Notice>
      )}
      <Facts
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
          ...(school.decided ? [{ label: school.isWaiting ? "Pemeriksaan sebelumnya" : "Diputuskan", value: school.decided }] : []),
        ]}
      />
      {/* Somebody else was quicker: the form is gone, what was written in it is not. */}
      {!school.isOpen && answer?.message && (
        <Notice tone="danger">
          {answer.message}
          {written && <p className="mt-2 whitespace-pre-wrap">Alasan yang Anda tulis: {written}</p>}
        </Notice>
      )}
      {school.isOpen && (
        <section aria-labelledby="putusan-judul" className="grid max-w-xl gap-4">
          <h2 id="putusan-judul" className="text-xl font-bold">
            Keputusan
          </h2>
          <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
            <input type="hidden" name="version" value={school.version} />
            <RadioGroup {...of("decision")} legend="Hasil pemeriksaan" options={DECISIONS} required />
            <TextArea
              {...of("reason")}
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
    </DashboardFrame>
  );
}
