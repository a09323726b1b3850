import type { z } from "zod";
import { PAYOUT_MESSAGES } from "~/lib/payout-messages";
import type { PayoutDetailView } from "~/lib/payout-views";
import type { MenuItem } from "~/lib/views";
import { Button, ButtonLink } from "~/ui/button";
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
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../dashboard-layout";
import { PayoutAudit } from "./payout-audit";
import { PayoutSummary } from "./payout-summary";

type DecisionSchema = z.ZodType<
  unknown,
  {
    version: unknown;
    password?: string;
    reason?: string;
    bankReference?: string;
    confirmed?: "on" | undefined;
  }
>;

interface Props {
  title: string;
  lead: string;
  menu: readonly MenuItem[];
  path: string;
  payout: PayoutDetailView;
  /** False if the payout was decided already or this decision never applied to it. */
  isAllowed: boolean;
  schema: DecisionSchema;
  /** "reversal": reason, bank reference, password and the statement that the money is back. */
  requiredField: "password" | "reason" | "reversal" | "nothing";
  buttonLabel: string;
  isDestructive?: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Confirmation page of one decision: payout details, required field, button and back link (XJS7). */
export function PayoutDecisionPage({
  title,
  lead,
  menu,
  path,
  payout,
  schema,
  requiredField,
  buttonLabel,
  isDestructive,
  isAllowed,
  idempotencyKey,
  formResult,
}: Props) {
  const { form, fields } = usePostForm({ id: "keputusan", schema, formResult });
  const payoutPath = `/Dashboard/Payouts/${payout.id}`;
  return (
    <DashboardLayout
      title={title}
      lead={lead}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Pencairan dana", href: "/Dashboard/Payouts" },
        { label: payout.reference, href: payoutPath },
        { label: title },
      ]}
    >
      <PayoutSummary payout={payout} />
      {isAllowed && payout.audit.length > 0 && <PayoutAudit rows={payout.audit} />}
      {!isAllowed && (
        <Notice tone="danger" title={`Status pencairan ini: ${payout.status.label}`}>
          <p>{formResult?.message ?? getBlockedReason(payout)}</p>
          <p>
            <a href={payoutPath} className="underline">
              Lihat pencairan {payout.reference}
            </a>
          </p>
        </Notice>
      )}
      {isAllowed && (
        <PostForm
          {...form}
          action={path}
          idempotencyKey={idempotencyKey}
          className="grid max-w-xl gap-6"
        >
          <input type="hidden" name="version" value={payout.version} />
          {(requiredField === "reason" || requiredField === "reversal") && (
            <TextArea
              {...getControlProps(fields.reason)}
              label="Alasan"
              required
              hint="10–500 karakter. Pemohon membaca alasan ini."
            />
          )}
          {requiredField === "reversal" && (
            <>
              <TextInput
                {...getControlProps(fields.bankReference)}
                label="Nomor referensi bank"
                required
                hint="Seperti tercantum di mutasi rekening."
              />
              <Checkbox
                {...getCheckboxProps(fields.confirmed)}
                label="Saya sudah memeriksa mutasi rekening: dana ini benar-benar kembali"
              />
            </>
          )}
          {(requiredField === "password" || requiredField === "reversal") && (
            <CurrentPasswordInput
              {...getControlProps(fields.password)}
              hint="Diminta sekali lagi, agar tidak ada orang lain yang memutuskan dengan layar Anda."
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button variant={isDestructive ? "danger" : "primary"}>{buttonLabel}</Button>
            <ButtonLink href={payoutPath} variant="secondary">
              Kembali
            </ButtonLink>
          </div>
        </PostForm>
      )}
    </DashboardLayout>
  );
}

const getBlockedReason = ({ hint, onHoldUntil }: PayoutDetailView): string =>
  hint ??
  (onHoldUntil
    ? PAYOUT_MESSAGES.accountOnHold(onHoldUntil)
    : "Keputusan ini tidak dapat diambil sekarang.");
