import { PEOPLE_PATH, securitySchema } from "~/lib/people-fields";
import type { MenuItem } from "~/lib/views";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  requiresSecondFactor: boolean;
  isSaved: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function Security({
  menu,
  path,
  requiresSecondFactor,
  isSaved,
  idempotencyKey,
  formResult,
}: Props) {
  const { form, fields } = usePostForm({
    id: "keamanan",
    schema: securitySchema,
    formResult,
    defaultValue: { required: requiresSecondFactor ? "on" : undefined },
  });
  return (
    <DashboardLayout
      title="Keamanan"
      lead="Yang memutuskan soal uang dan belum memakai verifikasi dua langkah diminta mengaktifkannya sebelum keputusan berikutnya."
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Orang", href: PEOPLE_PATH }, { label: "Keamanan" }]}
    >
      {isSaved && !formResult && <Notice tone="success">Pengaturan disimpan.</Notice>}
      <PostForm
        {...form}
        action={path}
        idempotencyKey={idempotencyKey}
        className="grid max-w-xl gap-6"
      >
        <Checkbox
          {...getCheckboxProps(fields.required)}
          label="Wajibkan verifikasi dua langkah untuk peran yang memutuskan pencairan dan pengembalian dana"
        />
        <CurrentPasswordInput {...getControlProps(fields.password)} />
        <div>
          <Button>Simpan</Button>
        </div>
      </PostForm>
    </DashboardLayout>
  );
}
