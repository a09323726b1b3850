import { STAFF_CLASSES_PATH } from "~/lib/class-desk-paths";
import { learnersPath } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import { webinarFormSchema } from "~/lib/webinar-desk-fields";
import type { WebinarFormValues } from "~/server/features/webinar-desk";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { DateInput, NumberInput, TimeInput } from "~/ui/number-input";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { FormOrConflict } from "../conflict-form";
import { DashboardLayout } from "../dashboard-layout";
import type { DeskAnswer } from "../resolve-conflict";

interface Props {
  title: string;
  menu: readonly MenuItem[];
  path: string;
  course: { slug: string; name: string };
  /** Null for a new one. */
  values: WebinarFormValues | null;
  idempotencyKey: string;
  formResult: (FormResultView & Partial<DeskAnswer>) | undefined;
}

const useWebinarForm = (values: Props["values"], formResult: Props["formResult"]) =>
  usePostForm({
    id: "webinar",
    schema: webinarFormSchema,
    formResult,
    defaultValue: values ?? undefined,
  });
type Fields = ReturnType<typeof useWebinarForm>["fields"];

/** The form of a webinar of a class. */
export function WebinarPage(props: Props) {
  const { title, menu, path, course, formResult } = props;
  return (
    <DashboardLayout
      title={title}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Kelas", href: STAFF_CLASSES_PATH },
        { label: course.name, href: learnersPath(course.slug) },
        { label: title },
      ]}
    >
      <FormOrConflict what="Webinar ini" action={path} answer={formResult}>
        <WebinarForm {...props} />
      </FormOrConflict>
    </DashboardLayout>
  );
}

function WebinarForm({ path, values, idempotencyKey, formResult }: Props) {
  const { form, fields } = useWebinarForm(values, formResult);
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-140 gap-6"
    >
      <input
        type="hidden"
        name="version"
        defaultValue={getControlProps(fields.version).defaultValue}
      />
      <TextFields fields={fields} />
      <TimeFields fields={fields} />
      <LinkFields fields={fields} />
      <div>
        <Button>Simpan webinar</Button>
      </div>
    </PostForm>
  );
}

const TextFields = ({ fields }: { fields: Fields }) => (
  <>
    <TextInput {...getControlProps(fields.title)} label="Judul" autoComplete="off" required />
    <TextInput
      {...getControlProps(fields.summary)}
      label="Satu kalimat tentang webinar ini"
      autoComplete="off"
    />
    <TextArea
      {...getControlProps(fields.description)}
      label="Keterangan"
      hint="Ditulis dengan Markdown."
      rows={8}
    />
    <TextArea
      {...getControlProps(fields.speakers)}
      label="Pembicara"
      hint="Satu orang per baris: nama, lalu koma dan perannya."
      rows={3}
    />
  </>
);

const TimeFields = ({ fields }: { fields: Fields }) => (
  <>
    <DateInput {...getControlProps(fields.date)} label="Tanggal" required />
    <TimeInput {...getControlProps(fields.time)} label="Jam (WIB)" required />
    <NumberInput {...getControlProps(fields.minutes)} label="Lama dalam menit" required />
    <TextInput
      {...getControlProps(fields.platform)}
      label="Tempat"
      hint="Misalnya Zoom atau Google Meet."
      autoComplete="off"
      required
    />
  </>
);

const LinkFields = ({ fields }: { fields: Fields }) => (
  <>
    <TextInput
      {...getControlProps(fields.joinUrl)}
      label="Alamat ruang"
      hint="Diawali https://. Peserta dapat masuk mulai 15 menit sebelumnya."
      inputMode="url"
      autoComplete="off"
    />
    <TextInput
      {...getControlProps(fields.recordingUrl)}
      label="Alamat rekaman"
      hint="Sesudah webinar selesai."
      inputMode="url"
      autoComplete="off"
    />
    <TextInput
      {...getControlProps(fields.slideUrl)}
      label="Alamat salindia"
      inputMode="url"
      autoComplete="off"
    />
  </>
);
