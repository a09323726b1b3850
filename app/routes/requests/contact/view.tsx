import { contactFields } from "~/lib/message-fields";
import { CONTACT_PATH } from "~/lib/paths";
import { ContactList, type SiteContact } from "~/sections/contact-list";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { PersonFields, RequestPage } from "../request-page";

interface Props {
  lead: string;
  contact: SiteContact;
  topic: string | undefined;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const STEPS = [
  "Anda menerima email dengan nomor pesan.",
  "Satu orang dari tim kami membacanya dan menjawab lewat email, paling lambat dua hari kerja lagi.",
];

export function ContactPage({ lead, contact, topic, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "kontak",
    schema: contactFields,
    formResult,
    defaultValue: { topic },
  });
  return (
    <RequestPage title="Hubungi kami" lead={lead} steps={STEPS}>
      <ContactList contact={contact} />
      <PostForm {...form} action={CONTACT_PATH} idempotencyKey={idempotencyKey}>
        <PersonFields
          name={fields.name}
          email={fields.email}
          phone={fields.phone}
          isPhoneOptional
        />
        <TextInput
          {...getControlProps(fields.topic)}
          label="Perihal"
          required
          hint="Tentang apa pesan Anda, dalam beberapa kata."
        />
        <TextArea
          {...getControlProps(fields.message)}
          label="Pesan"
          rows={6}
          required
          hint="10 sampai 1.000 karakter."
        />
        <div>
          <Button>Kirim pesan</Button>
        </div>
      </PostForm>
    </RequestPage>
  );
}
