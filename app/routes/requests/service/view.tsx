import { buildHref } from "~/lib/page-links";
import { serviceRequestForm } from "~/lib/service-request-fields";
import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { PersonFields, RequestPage } from "../request-page";
import type { ServiceTexts } from "./service-texts";

interface Props {
  texts: ServiceTexts;
  /** Without an admin host, companies make an appointment. */
  canSend: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** A request of a company: staff, or training. */
export function ServicePage({ texts, canSend, ...form }: Props) {
  const { title, lead, steps } = texts;
  return (
    <RequestPage title={title} lead={lead} steps={canSend ? steps : steps.slice(1)}>
      {canSend ? <ServiceForm texts={texts} {...form} /> : <AppointmentLink topic={title} />}
    </RequestPage>
  );
}

const AppointmentLink = ({ topic }: { topic: string }) => (
  <div className="grid justify-items-start gap-4">
    <p>Ceritakan kebutuhan Anda dalam pertemuan dengan tim kami.</p>
    <ButtonLink href={buildHref("/Make-Appointment", { segment: "corporate", topic })}>
      Buat janji temu
    </ButtonLink>
  </div>
);

type FormProps = Pick<Props, "texts" | "idempotencyKey" | "formResult">;

function ServiceForm({ texts, idempotencyKey, formResult }: FormProps) {
  const { form, fields } = usePostForm({
    id: "permintaan",
    schema: serviceRequestForm,
    formResult,
  });
  return (
    <PostForm {...form} action={texts.path} idempotencyKey={idempotencyKey}>
      <TextInput
        {...getControlProps(fields.company)}
        label="Nama perusahaan"
        autoComplete="organization"
        required
      />
      <PersonFields
        name={fields.pic}
        email={fields.email}
        phone={fields.phone}
        nameLabel="Nama narahubung"
      />
      <TextArea
        {...getControlProps(fields.need)}
        label={texts.needLabel}
        hint={`${texts.needHint} 10 sampai 1.000 karakter.`}
        required
      />
      <TextInput
        {...getControlProps(fields.headcount)}
        label={texts.headcountLabel}
        inputMode="numeric"
        required
        hint="Perkiraan saja, 1 sampai 1.000."
      />
      <TextInput
        {...getControlProps(fields.start)}
        label="Mulai"
        type="date"
        hint="Kosongkan bila belum pasti. Tanpa pemilih tanggal, tulis seperti 31/12/2026."
      />
      <TextInput
        {...getControlProps(fields.budgetRange)}
        label="Kisaran anggaran"
        hint={texts.budgetHint}
      />
      <TextArea {...getControlProps(fields.notes)} label="Catatan" rows={3} />
      <div>
        <Button>Kirim permintaan</Button>
      </div>
    </PostForm>
  );
}
