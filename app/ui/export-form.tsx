import { exportSchema } from "~/lib/personal-data";
import { Button, ButtonLink } from "./button";
import { CurrentPasswordInput } from "./current-password-input";
import { PostForm } from "./form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "./form/use-post-form";
import { Notice } from "./notice";

interface Props {
  action: string;
  /** Of a copy that is ready. */
  downloadHref: string | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Prepares a copy of a person's data, and links to it once it is ready. */
export function ExportForm({ action, downloadHref, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "salin", schema: exportSchema, formResult });
  if (downloadHref && !formResult)
    return (
      <Notice tone="success" title="Salinan siap diunduh">
        <p>Tautan ini berlaku sepuluh menit, hanya untuk Anda.</p>
        <p className="mt-3">
          <ButtonLink href={downloadHref}>Unduh salinan</ButtonLink>
        </p>
      </Notice>
    );
  return (
    <PostForm
      {...form}
      action={action}
      idempotencyKey={idempotencyKey}
      className="grid max-w-xl gap-6"
    >
      <input type="hidden" name="step" value="export" />
      <CurrentPasswordInput {...getControlProps(fields.password)} />
      <div>
        <Button>Siapkan salinan</Button>
      </div>
    </PostForm>
  );
}
