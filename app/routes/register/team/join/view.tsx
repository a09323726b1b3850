import { joinTeamFields } from "~/lib/team-fields";
import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { NumberInput } from "~/ui/number-input";
import { PageHeader } from "~/ui/page-header";
import { TextInput } from "~/ui/text-input";

interface Props {
  code: string;
  hasJoined: boolean;
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function JoinTeam({ code, hasJoined, path, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: "gabung",
    schema: joinTeamFields,
    formResult,
    defaultValue: { code },
  });
  return (
    <div className="page grid max-w-xl gap-6 py-8 md:py-12">
      <PageHeader
        title="Gabung ke tim"
        lead="Untuk siswa yang sudah didaftarkan guru pendampingnya ke sebuah kompetisi."
        breadcrumbs={[{ label: "Pendaftaran", href: "/Register" }, { label: "Gabung ke tim" }]}
      />
      {hasJoined && !formResult ? (
        <>
          <Notice tone="success">Anda sudah bergabung dengan tim Anda.</Notice>
          <div>
            <ButtonLink href="/Dashboard" variant="secondary">
              Buka dasbor
            </ButtonLink>
          </div>
        </>
      ) : (
        <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
          <TextInput
            {...getControlProps(fields.code)}
            label="Kode bergabung"
            required
            autoCapitalize="characters"
            autoComplete="off"
            hint="6 huruf atau angka dari guru pendamping Anda."
          />
          <NumberInput
            {...getControlProps(fields.nisn)}
            label="NISN Anda"
            required
            hint="10 angka, sama dengan yang didaftarkan guru pendamping."
          />
          <div>
            <Button>Gabung</Button>
          </div>
        </PostForm>
      )}
    </div>
  );
}
