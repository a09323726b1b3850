import { refundDecisionSchema } from "~/lib/refund-fields";
import { Button } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import { TextInput } from "~/ui/text-input";

const BUTTON_LABELS = {
  approve: "Kembalikan",
  complete: "Catat transfer",
  withdraw: "Tarik usulan ini",
} as const;

interface Props {
  decision: keyof typeof BUTTON_LABELS;
  path: string;
  version: number;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** One decision with its fields; a page may have two of them. */
export function RefundDecisionForm({ decision, path, version, idempotencyKey, formResult }: Props) {
  const { form, metadata } = usePostForm({
    id: decision,
    schema: refundDecisionSchema,
    formResult: isOwnResult(formResult, decision) ? formResult : undefined,
  });
  const getError = (name: string) => metadata.allErrors[name]?.[0];
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      className="grid max-w-xl gap-6"
    >
      <input type="hidden" name="decision" value={decision} />
      <input type="hidden" name="version" value={version} />
      {decision === "complete" && (
        <TextInput
          id={`${decision}-bankReference`}
          name="bankReference"
          label="Nomor referensi bank"
          error={getError("bankReference")}
          required
          hint="Pembayar membaca nomor ini di emailnya."
        />
      )}
      {decision !== "withdraw" && (
        <CurrentPasswordInput
          id={`${decision}-password`}
          name="password"
          error={getError("password")}
        />
      )}
      <div>
        <Button {...(decision === "withdraw" && { variant: "secondary" })}>
          {BUTTON_LABELS[decision]}
        </Button>
      </div>
    </PostForm>
  );
}

/** A result without fields, such as a lost race, belongs to the first form of the page. */
const isOwnResult = (formResult: FormResultView | undefined, decision: Props["decision"]) =>
  (formResult?.result?.initialValue?.decision ?? "approve") === decision;
