import { profileFormSchema } from "~/lib/profile-fields";
import type { ProfileFormValues } from "~/server/features/mentor-profiles";
import { Button } from "~/ui/button";
import { PictureInput } from "~/ui/form/picture-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";

interface Props {
  path: string;
  values: ProfileFormValues;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Form of a teacher's public profile. */
export function ProfileForm({ path, values, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "profil",
    schema: profileFormSchema,
    formResult,
    defaultValue: values,
  });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      multipart
      className="grid max-w-140 gap-6"
    >
      <input
        type="hidden"
        name="version"
        defaultValue={getControlProps(fields.version).defaultValue}
      />
      <PictureInput field={fields.avatar} label="Foto" fixedAlt="Foto pengajar" />
      <TextInput
        {...getControlProps(fields.role)}
        label="Pekerjaan"
        hint="Misalnya pengembang web di Bandung."
        autoComplete="organization-title"
      />
      <TextArea
        {...getControlProps(fields.bio)}
        label="Riwayat singkat"
        hint="Paling panjang 600 huruf."
        rows={5}
      />
      <TextArea
        {...getControlProps(fields.links)}
        label="Tautan"
        hint="Satu alamat per baris, paling banyak 5, diawali https://."
        rows={3}
      />
      <div>
        <Button>Simpan profil</Button>
      </div>
    </PostForm>
  );
}
