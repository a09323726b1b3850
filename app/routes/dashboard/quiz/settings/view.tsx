import { toOptions } from "~/lib/options";
import { quizQuestionsPath, quizResultsPath } from "~/lib/paths";
import { BANK_PATH } from "~/lib/question-types";
import { quizSettingsFields, REVIEW_LABELS } from "~/lib/quiz-settings-fields";
import type { MenuItem } from "~/lib/views";
import type { QuizFormValues } from "~/server/features/quiz-settings";
import type { StoredQuizSettings } from "~/server/hosts/learning/quiz-settings";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FieldError, Hint } from "~/ui/field";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { NumberInput } from "~/ui/number-input";
import { RadioGroup } from "~/ui/radio-group";
import { TextInput } from "~/ui/text-input";
import { FormOrConflict } from "../../conflict-form";
import { DashboardLayout } from "../../dashboard-layout";
import type { DeskAnswer } from "../../resolve-conflict";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  settings: StoredQuizSettings;
  values: QuizFormValues;
  idempotencyKey: string;
  formResult: (FormResultView & Partial<DeskAnswer>) | undefined;
}

const REVIEW_OPTIONS = toOptions(REVIEW_LABELS);

export function QuizSettingsPage(props: Props) {
  const { menu, path, settings, formResult } = props;
  return (
    <DashboardLayout
      title="Atur kuis"
      lead={`${settings.title} di kelas ${settings.class.name}. Percobaan yang sedang dikerjakan tidak berubah.`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: settings.title, href: quizResultsPath(settings.id) },
        { label: "Atur kuis" },
      ]}
    >
      <FormOrConflict what="Kuis ini" action={path} answer={formResult}>
        <SettingsForm {...props} />
      </FormOrConflict>
    </DashboardLayout>
  );
}

function SettingsForm({ path, settings, values, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "kuis",
    schema: quizSettingsFields,
    formResult,
    defaultValue: values,
  });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-3xl gap-6"
    >
      <input
        type="hidden"
        name="version"
        defaultValue={getControlProps(fields.version).defaultValue}
      />
      <input type="hidden" name="chosen" value={settings.chosen.length} />
      <TextInput {...getControlProps(fields.title)} label="Judul" required />
      <p>
        <a href={quizQuestionsPath(settings.id)} className="inline-flex min-h-11 items-center">
          {`Soal yang dipilih satu per satu (${settings.chosen.length})`}
        </a>
      </p>
      <DrawFields list={fields.draw} tags={settings.tags} />
      <NumberInput
        {...getControlProps(fields.passMark)}
        label="Nilai lulus"
        hint="1 sampai 100."
        required
      />
      <NumberInput
        {...getControlProps(fields.minutes)}
        label="Waktu dalam menit"
        hint="Kosongkan bila waktunya tidak dibatasi."
      />
      <NumberInput
        {...getControlProps(fields.maxAttempts)}
        label="Jumlah percobaan"
        hint="Kosongkan bila boleh diulang tanpa batas."
      />
      <Checkbox {...getCheckboxProps(fields.shuffle)} label="Acak urutan soal dan pilihan" />
      <RadioGroup
        {...getControlProps(fields.review)}
        legend="Pembahasan ditampilkan"
        options={REVIEW_OPTIONS}
        required
      />
      <div>
        <Button>Simpan pengaturan</Button>
      </div>
    </PostForm>
  );
}

type DrawList = ReturnType<typeof usePostForm<typeof quizSettingsFields>>["fields"]["draw"];

function DrawFields({ list, tags }: { list: DrawList; tags: StoredQuizSettings["tags"] }) {
  const { id, error } = getControlProps(list);
  const countByTag = new Map(tags.map(({ tag, available }) => [tag, available]));
  const rows = list.getFieldList();
  return (
    <fieldset className="grid gap-3" id={id}>
      <legend className="font-semibold">Jumlah soal per tag</legend>
      <Hint
        id={id}
        hint="Setiap percobaan mengambil sebanyak ini secara acak. Kosongkan tag yang tidak dipakai. Soal tanpa tag tidak ikut diambil: beri tag di bank soal, atau pilih satu per satu."
      />
      <FieldError id={id} error={error} />
      {rows.length === 0 && (
        <p>
          Belum ada soal bertag untuk kelas ini. <a href={BANK_PATH}>Buka bank soal</a>.
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {rows.map((row) => {
          const { tag, count } = row.getFieldset();
          const name = String(tag.initialValue ?? "");
          return (
            <div key={row.key}>
              <input type="hidden" name={tag.name} defaultValue={name} />
              <NumberInput
                {...getControlProps(count)}
                label={name}
                hint={`${countByTag.get(name) ?? 0} soal tersedia.`}
                plain
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
