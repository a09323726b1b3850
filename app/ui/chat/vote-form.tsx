import { VOTE_REASONS, voteFields } from "~/lib/assistant";
import { Button } from "../button";
import { PostForm } from "../form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "../form/use-post-form";
import { RadioGroup } from "../radio-group";
import { Select } from "../select";
import { TextArea } from "../text-area";

interface Props {
  messageId: string;
  conversationId: string | null;
  /** The current vote, which may be changed. */
  vote: { value: "up" | "down"; reason: string | null; comment: string } | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const VOTE_OPTIONS = [
  { value: "up", label: "Membantu" },
  { value: "down", label: "Tidak membantu" },
];
const REASON_OPTIONS = [
  { value: "", label: "Tanpa alasan" },
  ...VOTE_REASONS.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  })),
];

export const getVotePath = (messageId: string, conversationId: string | null) =>
  `/Assistant/Nilai/${messageId}${conversationId ? `?conversation=${conversationId}` : ""}`;

export function VoteForm({ messageId, conversationId, vote, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({
    id: `nilai-${messageId}`,
    schema: voteFields,
    formResult,
    defaultValue: vote,
  });
  return (
    <PostForm
      {...form}
      action={getVotePath(messageId, conversationId)}
      idempotencyKey={idempotencyKey}
    >
      <RadioGroup
        {...getControlProps(fields.value)}
        legend="Apakah jawaban ini membantu?"
        options={VOTE_OPTIONS}
        required
      />
      <Select
        {...getControlProps(fields.reason)}
        label="Alasan bila tidak membantu"
        options={REASON_OPTIONS}
      />
      <TextArea
        {...getControlProps(fields.comment)}
        label="Komentar"
        rows={3}
        hint="Paling banyak 500 karakter."
      />
      <div>
        <Button>Kirim penilaian</Button>
      </div>
    </PostForm>
  );
}
