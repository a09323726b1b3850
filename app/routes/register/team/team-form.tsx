import { SMK_FIELDS } from "~/lib/smk-programs";
import { TEAM_CATEGORIES, teamForm } from "~/lib/team-fields";
import type { TeamEventView, TeamValues } from "~/server/features/teams";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { MemberFieldsets } from "./member-fieldsets";

interface Props {
  action: string;
  events: readonly TeamEventView[];
  /** The team that is changed; null for a new one. */
  team: { values: TeamValues; version: number } | null;
  /** Offers to invite coach and members, where accounts are this site's own. */
  canInvite: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Form of a new team, and of one that is changed. */
export function TeamFormPage({ action, events, team, canInvite, ...sent }: Props) {
  const { form, fields, metadata } = usePostForm({
    id: "tim",
    schema: teamForm,
    formResult: sent.formResult,
    defaultValue: team?.values,
  });
  return (
    <PostForm
      {...form}
      errors={form.errors.map(nameMember)}
      action={action}
      idempotencyKey={sent.idempotencyKey}
    >
      {team && <input type="hidden" name="version" value={team.version} />}
      <TeamFieldset fields={fields} events={events} />
      <CoachFieldset fields={fields.coach.getFieldset()} />
      <MemberFieldsets metadata={metadata} />
      <Select
        {...getControlProps(fields.captainIndex)}
        label="Ketua tim"
        required
        placeholder="Pilih ketua tim"
        options={CAPTAIN_OPTIONS}
      />
      {canInvite && (
        <Checkbox
          {...getCheckboxProps(fields.invite)}
          label="Kirim undangan membuat akun kepada guru pendamping dan anggota yang belum memilikinya."
        />
      )}
      <Checkbox
        {...getCheckboxProps(fields.consent)}
        label="Data ini benar, dan saya berhak mendaftarkan tim ini."
      />
      <div>
        <Button>{team ? "Kirim perubahan" : "Kirim pendaftaran"}</Button>
      </div>
    </PostForm>
  );
}

const CAPTAIN_OPTIONS = ["0", "1", "2", "3", "4"].map((value) => ({
  value,
  label: `Anggota ${Number(value) + 1}`,
}));

type ErrorView = { fieldId: string; message: string };

/** Rows have the same fields, so the summary says whose error it is. */
function nameMember(error: ErrorView): ErrorView {
  const [, index] = /-members-(\d)-/.exec(error.fieldId) ?? [];
  return index ? { ...error, message: `Anggota ${Number(index) + 1}: ${error.message}` } : error;
}

type Fields = ReturnType<typeof usePostForm<typeof teamForm>>["fields"];

function TeamFieldset({ fields, events }: { fields: Fields; events: readonly TeamEventView[] }) {
  const [only] = events;
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 text-xl font-bold">Tim</legend>
      {only && events.length === 1 ? (
        <p id={getControlProps(fields.event).id}>
          Kompetisi: <strong>{only.title}</strong>, pendaftaran sampai {only.closesAt}.
          <input type="hidden" name="event" value={only.slug} />
        </p>
      ) : (
        <Select
          {...getControlProps(fields.event)}
          label="Kompetisi"
          required
          placeholder="Pilih kompetisi"
          options={events.map(({ slug, title, closesAt }) => ({
            value: slug,
            label: `${title}, sampai ${closesAt}`,
          }))}
        />
      )}
      <TextInput
        {...getControlProps(fields.schoolNpsn)}
        label="NPSN sekolah"
        required
        autoCapitalize="characters"
        hint="8 angka. Sekolah yang belum terdaftar didaftarkan lebih dahulu."
      />
      <TextInput
        {...getControlProps(fields.teamName)}
        label="Nama tim"
        required
        hint="3–31 karakter, berbeda dari tim lain di kompetisi ini."
      />
      <Select
        {...getControlProps(fields.category)}
        label="Kategori"
        required
        placeholder="Pilih kategori"
        options={TEAM_CATEGORIES.map((value) => ({ value, label: value }))}
      />
      <ProgrammeSelect field={fields.programme} />
      <TextArea
        {...getControlProps(fields.idea)}
        label="Ide singkat"
        rows={4}
        hint="Apa yang akan dibuat tim Anda. Paling banyak 500 karakter."
      />
    </fieldset>
  );
}

const PROGRAM_OPTIONS = SMK_FIELDS.flatMap(({ programs }) => programs).map((value) => ({
  value,
  label: value,
}));

const ProgrammeSelect = ({ field }: { field: Fields["programme"] }) => (
  <Select
    {...getControlProps(field)}
    label="Program keahlian"
    placeholder="Bukan SMK, atau beragam"
    options={PROGRAM_OPTIONS}
  />
);

type CoachFields = ReturnType<Fields["coach"]["getFieldset"]>;

const CoachFieldset = ({ fields: { name, email, phone } }: { fields: CoachFields }) => (
  <fieldset className="grid gap-6">
    <legend className="mb-4 text-xl font-bold">Guru pendamping</legend>
    <TextInput
      {...getControlProps(name)}
      label="Nama guru pendamping"
      required
      autoComplete="name"
    />
    <TextInput
      {...getControlProps(email)}
      label="Email guru pendamping"
      type="email"
      required
      autoComplete="email"
      hint="Tanda terima dan hasil pemeriksaan kami kirim ke alamat ini."
    />
    <TextInput
      {...getControlProps(phone)}
      label="Nomor HP guru pendamping"
      type="tel"
      required
      autoComplete="tel"
      hint="Contoh: 0812-3456-7890"
    />
  </fieldset>
);
