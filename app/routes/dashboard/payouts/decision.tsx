import type { ReactNode } from "react";
import type { z } from "zod";
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
  payout: { id: string; reference: string; requester: string; account: string; amount: string; version: number; status: { label: string } };
  /** False once somebody else was first, or where it never could be taken. */
  allowed: boolean;
  schema: S;
  /** Which of the two fields the decision asks for. */
  asks: "password" | "reason" | "nothing";
  button: string;
  danger?: boolean;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
  children?: ReactNode;
}

/** One decision on one payout: what it is about, what it needs, one button and a way back (XJS7). */
export function PayoutDecision<S extends z.ZodType<Record<string, unknown>>>({ payout, ...props }: Props<S>) {
  const { title, lead, roles, path, schema, asks, button, danger, allowed, idempotencyKey, answer, children } = props;
  const { formProps, of, errors } = usePostForm({ id: "keputusan", schema, answer });
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
          { label: "Pemohon", value: payout.requester },
          { label: "Rekening", value: payout.account },
          { label: "Jumlah", value: <strong className="tabular-nums">{payout.amount}</strong> },
        ]}
      />
      {children}
      {!allowed && (
        <Notice tone="danger" title={`Status pencairan ini: ${payout.status.label}`}>
          <p>{answer?.message ?? "Keputusan ini tidak dapat diambil sekarang."}</p>
          <p>
            <a href={own} className="underline">
              Lihat pencairan {payout.reference}
            </a>
          </p>
        </Notice>
      )}
      {allowed && (
        <PostForm
          formProps={formProps}
          action={path}
          answer={answer}
          idempotencyKey={idempotencyKey}
          errors={errors}
          className="grid max-w-xl gap-6"
        >
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
            <ButtonLink href={own} variant="quiet">
              Kembali
            </ButtonLink>
          </div>
        </PostForm>
      )}
    </DashboardFrame>
  );
}
