import { formatCount } from "~/lib/numbers";
import { QUESTION_TYPE } from "~/lib/question-types";
import type { BankImport } from "~/server/hosts/learning/bank";
import { Button, ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";

export interface OutcomeView extends BankImport {
  /** Of the form, to be sent again. */
  fields: { classId: string; format: string; text: string; tags: string };
}

interface Props {
  outcome: OutcomeView;
  action: string;
  idempotencyKey: string;
}

/** What a file holds; nothing of it is stored yet. */
export function ImportOutcome({ outcome, action, idempotencyKey }: Props) {
  const { items, problems, notes, fields } = outcome;
  const newCount = items.filter(({ isKnown }) => !isKnown).length;
  return (
    <>
      <Notice tone="info">{getSummary(outcome)}</Notice>
      <Messages title="Tidak terbaca" messages={problems} />
      <Messages title="Diubah agar terbaca" messages={notes} />
      {items.length > 0 && (
        <DataTable
          caption="Soal yang terbaca"
          columns={COLUMNS}
          rows={items}
          rowKey={({ line }) => String(line)}
        />
      )}
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="flex flex-wrap gap-3"
      >
        <HiddenFields idempotencyKey={idempotencyKey} />
        <input type="hidden" name="classId" value={fields.classId} />
        <input type="hidden" name="format" value={fields.format} />
        <input type="hidden" name="tags" value={fields.tags} />
        <textarea name="text" defaultValue={fields.text} readOnly hidden />
        {newCount > 0 && (
          <Button name="intent" value="save">
            Simpan {formatCount(newCount)} soal
          </Button>
        )}
        <ButtonLink href={action} variant="secondary">
          Pilih berkas lain
        </ButtonLink>
      </form>
    </>
  );
}

function getSummary({ items, problems }: OutcomeView): string {
  const known = items.filter(({ isKnown }) => isKnown).length;
  const knownText = known > 0 ? ` ${formatCount(known)} sudah ada di bank dan dilewati.` : "";
  const unread = problems.length > 0 ? `, ${formatCount(problems.length)} tidak terbaca` : "";
  return `${formatCount(items.length)} soal terbaca${unread}.${knownText} Belum ada yang disimpan.`;
}

function Messages({ title, messages }: { title: string; messages: BankImport["problems"] }) {
  if (messages.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="list-disc pl-5">
        {messages.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            Baris {line}: {message}.
          </li>
        ))}
      </ul>
    </section>
  );
}

type Item = BankImport["items"][number];

const COLUMNS: Column<Item>[] = [
  { key: "line", label: "Baris", numeric: true, cell: ({ line }) => line },
  {
    key: "prompt",
    card: "name",
    label: "Soal",
    cell: ({ prompt }) => <span className="line-clamp-2 wrap-anywhere">{prompt}</span>,
  },
  { key: "type", label: "Jenis", cell: ({ type }) => QUESTION_TYPE[type].label },
  { key: "tags", label: "Tag", cell: ({ tags }) => tags.join(", ") || "–" },
  {
    key: "state",
    card: "side",
    label: "Keadaan",
    cell: ({ isKnown }) => (isKnown ? "Sudah ada" : "Baru"),
  },
];
