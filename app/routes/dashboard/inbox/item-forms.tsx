import {
  INBOX_STATE,
  type InboxState,
  inboxAnswerForm,
  inboxUpdateForm,
  MAX_ANSWER_LENGTH,
} from "~/lib/inbox";
import { toOptions } from "~/lib/options";
import { ANSWER_TEMPLATES_PATH } from "~/lib/paths";
import type { InboxItemView } from "~/server/features/inbox-item-view";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { Timeline } from "~/ui/timeline";

interface FormProps {
  item: InboxItemView;
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** What the visitor sent, in their own words. */
export function ItemFacts({ item }: { item: InboxItemView }) {
  return (
    <DescriptionList
      items={item.facts.map(({ label, value, href }) => ({
        label,
        value: href ? (
          <a href={href} className="underline">
            {value}
          </a>
        ) : (
          <span className="whitespace-pre-line">{value}</span>
        ),
      }))}
    />
  );
}

export const ItemTimeline = ({ item }: { item: InboxItemView }) => (
  <section aria-labelledby="riwayat" className="grid gap-3">
    <h2 id="riwayat" className="text-xl font-bold">
      Riwayat
    </h2>
    <Timeline items={item.timeline} />
  </section>
);

/** An email to the sender, written from a saved template or from nothing. */
export function AnswerForm({ item, path, idempotencyKey, formResult }: FormProps) {
  const { form, fields } = usePostForm({
    id: "jawab",
    schema: inboxAnswerForm,
    formResult,
    defaultValue: item.answer,
  });
  return (
    <section aria-labelledby="jawab-judul" className="grid max-w-170 gap-4">
      <h2 id="jawab-judul" className="text-xl font-bold">
        Jawab lewat email
      </h2>
      <TemplateLinks templates={item.templates} />
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="version" value={item.version} />
        <TextInput {...getControlProps(fields.subject)} label="Judul email" required />
        <TextArea
          {...getControlProps(fields.text)}
          label="Jawaban"
          hint={`Dikirim ke ${item.email}. Salam pembuka, nama Anda, dan nama situs ditambahkan sendiri.`}
          rows={8}
          maxLength={MAX_ANSWER_LENGTH}
          required
        />
        <div>
          <Button>Kirim jawaban</Button>
        </div>
      </PostForm>
    </section>
  );
}

function TemplateLinks({ templates }: Pick<InboxItemView, "templates">) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {templates.length > 0 && <span>Isi dari templat:</span>}
      {templates.map(({ label, href }) => (
        <a key={href} href={href} className="inline-flex min-h-11 items-center underline">
          {label}
        </a>
      ))}
      <a href={ANSWER_TEMPLATES_PATH} className="inline-flex min-h-11 items-center underline">
        Kelola templat
      </a>
    </p>
  );
}

const STATE_OPTIONS = toOptions(INBOX_STATE);

/** State, assignee and a note that only the team reads. @param hasState whether decisions do not set it */
export function UpdateForm({
  item,
  path,
  idempotencyKey,
  formResult,
  hasState,
}: FormProps & { hasState: boolean }) {
  const { form, fields } = usePostForm({
    id: "tindak-lanjut",
    schema: inboxUpdateForm,
    formResult,
    defaultValue: getUpdateDefaults(item, hasState),
  });
  return (
    <section aria-labelledby="tindak-lanjut-judul" className="grid max-w-170 gap-4">
      <h2 id="tindak-lanjut-judul" className="text-xl font-bold">
        Tindak lanjut
      </h2>
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="version" value={item.version} />
        {hasState && (
          <Select
            {...getControlProps(fields.state)}
            label="Keadaan"
            options={STATE_OPTIONS}
            plain
          />
        )}
        <Select
          {...getControlProps(fields.assigneeId)}
          label="Penanggung jawab"
          options={item.team}
          placeholder="Belum ada"
          plain
        />
        <TextArea
          {...getControlProps(fields.note)}
          label="Catatan"
          hint="Hanya dibaca tim."
          rows={3}
          plain
        />
        <div>
          <Button variant="secondary">Simpan</Button>
        </div>
      </PostForm>
    </section>
  );
}

function getUpdateDefaults({ state, assigneeId }: InboxItemView, hasState: boolean) {
  const defaults: { state?: InboxState; assigneeId: string } = { assigneeId };
  if (hasState) defaults.state = state;
  return defaults;
}
