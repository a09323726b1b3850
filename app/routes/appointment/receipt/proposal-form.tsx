import { proposalAnswerFields } from "~/lib/appointment";
import type { AppointmentView } from "~/server/features/appointments";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";

interface Props {
  proposal: NonNullable<AppointmentView["proposal"]>;
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** The visitor's answer to another time. */
export function ProposalForm({ proposal, path, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "usulan", schema: proposalAnswerFields, formResult });
  return (
    <section aria-labelledby="usulan-judul" className="no-print grid gap-4">
      <h2 id="usulan-judul" className="text-xl font-bold">
        Usulan kami: {proposal.time}
      </h2>
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <input type="hidden" name="date" value={proposal.date} />
        <input type="hidden" name="slot" value={proposal.slot} />
        <TextArea
          {...getControlProps(fields.text)}
          label="Pesan untuk kami"
          hint="Misalnya waktu yang cocok, bila usulan ini tidak."
          rows={3}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="answer" value="accept">
            Terima waktu ini
          </Button>
          <Button name="answer" value="decline" variant="secondary">
            Tolak, cari waktu lain
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
