import { MAX_NOTE_LENGTH } from "~/lib/lesson-fields";
import { Button } from "~/ui/button";

interface Props {
  saved: string;
  /** Note of a rejected form. */
  unsaved: string | null;
}

/** The learner's own note. It is part of the chapter's form, so that going on saves it too. */
export function LessonNote({ saved, unsaved }: Props) {
  const text = unsaved ?? saved;
  return (
    <details
      id="catatan"
      open={text !== ""}
      className="rounded-card border border-line px-4 target:border-primary-text"
    >
      <summary className="min-h-11 py-2.5 font-semibold">Catatan saya</summary>
      <div className="grid gap-3 pb-4">
        <label htmlFor="note" className="text-sm text-ink-soft">
          Hanya Anda yang dapat membacanya. Catatan ikut tersimpan saat Anda menekan Selesai.
        </label>
        <textarea
          id="note"
          name="note"
          rows={6}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={text}
          className="control"
        />
        <div className="no-print">
          <Button name="intent" value="note" variant="secondary">
            Simpan catatan
          </Button>
        </div>
      </div>
    </details>
  );
}
