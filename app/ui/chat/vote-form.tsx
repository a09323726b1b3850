import { VOTE_REASONS, voteFields } from "~/lib/assistant";
import { Button } from "../button";
import { PostForm } from "../form/post-form";
import { type FormAnswerView, usePostForm } from "../form/use-post-form";
import { RadioGroup } from "../radio-group";
import { Select } from "../select";
import { TextArea } from "../text-area";

interface Props {
  messageId: string;
  conversationId: string | null;
  /** The vote so far: it may be changed. */
  vote: { value: "up" | "down"; reason: string | null; comment: string } | null;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
}

const VALUES = [
  { value: "up", label: "Membantu" },
  { value: "down", label: "Tidak membantu" },
];
const REASONS = [
  { value: "", label: "Tanpa alasan" },
  ...VOTE_REASONS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

export const votePath = (messageId: string, conversationId: string | null) =>
  `/Assistant/Nilai/${messageId}${conversationId ? `?percakapan=${conversationId}` : ""}`;

export function VoteForm({ messageId, conversationId, vote, idempotencyKey, answer }: Props) {
  const { form, of } = usePostForm({
    id: `nilai-${messageId}`,
    schema: voteFields,
    answer,
    ...(vote && { defaultValue: { ...vote, reason: vote.reason ?? "" } as never }),
  });
  return (
    <PostForm {...form} action={votePath(messageId, conversationId)} idempotencyKey={idempotencyKey}>
      <RadioGroup {...of("value")} legend="Apakah jawaban ini membantu?" options={VALUES} required />
      <Select {...of("reason")} label="Alasan bila tidak membantu" options={REASONS} />
      <TextArea {...of("comment")} label="Komentar" rows={3} hint="Paling banyak 500 karakter." />
      <div>
        <Button>Kirim penilaian</Button>
      </div>
    </PostForm>
  );
}
