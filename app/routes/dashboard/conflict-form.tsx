import type { ReactNode } from "react";
import { formatDateTime } from "~/lib/dates";
import type { ConflictField, FormConflict } from "~/server/features/form-conflict";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import type { DeskAnswer } from "./resolve-conflict";

interface Props {
  action: string;
  /** "Tulisan ini" */
  what: string;
  conflict: FormConflict;
  idempotencyKey: string;
}

/** Both versions of what differs, side by side; the chosen ones come back in the form. */
export function ConflictForm({ action, what, conflict, idempotencyKey }: Props) {
  const { by, at, fields, mine, version } = conflict;
  return (
    <form method="post" action={action} className="grid gap-6">
      <HiddenFields idempotencyKey={idempotencyKey} />
      {mine.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="version" value={version} />
      {/* biome-ignore lint/a11y/noAutofocus: a rejected form must announce its message first */}
      <div tabIndex={-1} autoFocus>
        <Notice tone="danger" title={`${what} sudah diubah orang lain`}>
          {by && at !== null
            ? `${by} menyimpannya pada ${formatDateTime(at)}. `
            : "Versi yang tersimpan berbeda dari yang Anda buka. "}
          Yang Anda tulis belum tersimpan, tetapi masih ada di bawah. Pilih versi untuk tiap bagian.
        </Notice>
      </div>
      {fields.length === 0 && <p>Isinya ternyata sama. Lanjutkan untuk menyimpan lagi.</p>}
      {fields.map((field) => (
        <Choice key={field.name} field={field} />
      ))}
      <div>
        <Button name="intent" value="merge">
          Lanjut menyunting
        </Button>
      </div>
    </form>
  );
}

interface FormOrConflictProps extends Pick<Props, "action" | "what"> {
  answer: (FormResultView & Partial<DeskAnswer>) | undefined;
  /** The form of the record. */
  children: ReactNode;
}

/** The form of a record, or the choice between its versions once another one was saved meanwhile. */
export const FormOrConflict = ({ action, what, answer, children }: FormOrConflictProps) => (
  <>
    {answer?.notice && <Notice tone="success">{answer.notice}</Notice>}
    {answer?.conflict ? (
      <ConflictForm
        what={what}
        action={action}
        conflict={answer.conflict}
        idempotencyKey={answer.idempotencyKey}
      />
    ) : (
      children
    )}
  </>
);

function Choice({ field: { name, label, mine, theirs } }: { field: ConflictField }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-xl font-bold">{label}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        <Version name={name} value="mine" title="Versi Anda" text={mine} isChosen />
        <Version name={name} value="theirs" title="Versi tersimpan" text={theirs} />
      </div>
    </fieldset>
  );
}

interface VersionProps {
  name: string;
  value: "mine" | "theirs";
  title: string;
  text: string;
  isChosen?: boolean;
}

function Version({ name, value, title, text, isChosen = false }: VersionProps) {
  return (
    <div className="grid content-start gap-2 rounded-card border border-line p-4">
      <label className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <input
          type="radio"
          name={`use.${name}`}
          value={value}
          defaultChecked={isChosen}
          className="size-5 shrink-0"
        />
        {title}: pakai ini
      </label>
      <p className="max-h-96 overflow-y-auto wrap-anywhere whitespace-pre-line">
        {text || <span className="text-ink-soft">(kosong)</span>}
      </p>
    </div>
  );
}
