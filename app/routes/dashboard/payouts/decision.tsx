import type { z } from "zod";
import type { PayoutDetailView } from "~/lib/payout-views";
import { Button, ButtonLink } from "~/ui/button";
import { Facts } from "~/ui/facts";
import { PostForm } from "~/ui/form/post-form";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { DashboardFrame } from "../frame";

interface Props<S extends z.ZodType<Record<string, unknown>>> {
  title: string;
  lead: string;
  roles: number[];
  path: string;
  payout: PayoutDetailView;
  /** False once somebody else was first, or where it never could be taken. */
  allowed: boolean;
  schema: S;
  /** Which of the two fields the decision asks for. */
  asks: "password" | "reason" | "nothing";
  button: string;
  danger?: boolean;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
}

/** One decision on one payout: what it is about, what it needs, one button and a way back (XJS7). */
export function PayoutDecision<S extends z.ZodType<Record<string, unknown>>>({ payout, ...props }: Props<S>) {
  const { title, lead, roles, path, schema, asks, button, danger, allowed, idempotencyKey, answer } = props;
  const { form, of } = usePostForm({ id: "keputusan", schema, answer });
  const own = `/Dashboard/Payouts/${payout.id}`;
  const field = (name: string) => of(name as Parameters<typeof of>[0]);
  return (
    <DashboardFrame
      title={title}
      lead={lead}
      roles={roles}
      path={path}
      breadcrumbs={[{ label: "Pencairan dana", href: "/Dashboard/Payouts" }, { label: payout.reference, href: own }, { label: title }]}
    >
      <Facts
        items={[
          { label: "Jumlah", value: <strong className="tabular-nums">{payout.amount}</strong> },
          { label: "Pemohon", value: payout.requester },
          { label: "Rekening", value: `${payout.account} atas nama ${payout.accountName}` },
          {
            label: "Diterima",
            value: payout.net === payout.amount ? `${payout.net}, tanpa biaya` : `${payout.net} setelah biaya ${payout.fee}`,
          },
          ...(payout.notes ? [{ label: "Catatan", value: payout.notes }] : []),
          ...payout.approvals.map(({ name, when }) => ({ label: "Sudah menyetujui", value: `${name}, ${when}` })),
        ]}
      />
      {!allowed && (
        <Notice tone="danger" title={`Status pencairan ini: ${payout.status.label}`}>
          <p>{answer?.message ?? whyNot(payout)}</p>
          <p>
            <a href={own} className="underline">
              Lihat pencairan {payout.reference}
            </a>
          </p>
        </Notice>
      )}
      {allowed && (
        <PostForm {...form} action={path} idempotencyKey={idempotencyKey} className="grid max-w-xl gap-6">
          <input type="hidden" name="version" value={payout.version} />
          {asks === "password" && (
            <TextInput
              {...field("password")}
              label="Kata sandi Anda"
              type="password"
              autoComplete="current-password"
              required
              hint="Diminta sekali lagi, agar tidak ada orang lain yang menyetujui dengan layar Anda."
            />
          )}
          {asks === "reason" && (
            <TextArea {...field("reason")} label="Alasan" required hint="10–500 karakter. Pemohon membaca alasan ini." />
          )}
          <div className="flex flex-wrap gap-3">
            <Button variant={danger ? "danger" : "primary"}>{button}</Button>
            <ButtonLink href={own} variant="secondary">
              Kembali
            </ButtonLink>
          </div>
        </PostForm>
      )}
    </DashboardFrame>
  );
}

const whyNot = ({ hint, heldUntil }: PayoutDetailView): string =>
  hint ??
  (heldUntil ? `Rekening ini baru. Pencairan dapat disetujui setelah ${heldUntil}.` : "Keputusan ini tidak dapat diambil sekarang.");
