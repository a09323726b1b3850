import { APPOINTMENT_SLOTS, appointmentDecisionForm, getSlotLabel } from "~/lib/appointment";
import type { ScheduleView } from "~/server/features/appointment-inbox";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { RadioGroup } from "~/ui/radio-group";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";

interface Props {
  path: string;
  version: number;
  schedule: ScheduleView;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const SLOT_OPTIONS = APPOINTMENT_SLOTS.map((value) => ({ value, label: getSlotLabel(value) }));

function listDecisions({ canConfirm, proposedTime, time }: ScheduleView) {
  const confirm = { value: "confirm", label: `Konfirmasi ${proposedTime ?? time}` };
  return [
    ...(canConfirm ? [confirm] : []),
    { value: "propose", label: "Usulkan waktu lain" },
    { value: "done", label: "Tandai selesai" },
    { value: "cancel", label: "Batalkan" },
  ];
}

/** One decision at a time; the visitor is told by email. */
export function DecisionForm({ path, version, schedule, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "putusan",
    schema: appointmentDecisionForm,
    formResult,
  });
  return (
    <section aria-labelledby="putusan-judul" className="grid max-w-170 gap-4">
      <h2 id="putusan-judul" className="text-xl font-bold">
        Keputusan
      </h2>
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <input type="hidden" name="intent" value="decide" />
        <input type="hidden" name="version" value={version} />
        <RadioGroup
          {...getControlProps(fields.decision)}
          legend="Yang Anda putuskan"
          options={listDecisions(schedule)}
          required
        />
        <TextInput
          {...getControlProps(fields.date)}
          label="Tanggal usulan"
          type="date"
          hint="Hanya untuk usulan waktu lain."
          plain
        />
        <Select
          {...getControlProps(fields.slot)}
          label="Jam usulan"
          options={SLOT_OPTIONS}
          placeholder="Pilih jam"
          plain
        />
        <TextArea
          {...getControlProps(fields.text)}
          label="Pesan untuk pengunjung"
          hint="Ikut dikirim lewat email. Wajib untuk pembatalan: tulis alasannya."
          rows={4}
          plain
        />
        <div>
          <Button>Simpan keputusan</Button>
        </div>
      </PostForm>
    </section>
  );
}
