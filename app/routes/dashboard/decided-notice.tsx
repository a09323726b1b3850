import type { MenuItem } from "~/lib/views";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

export interface DecidedView {
  /** Null if nothing else waits for the user. */
  next: MenuItem | null;
}

/** After a decision: what became of the record, and the next one that waits. */
export const DecidedNotice = ({
  name,
  status,
  next,
}: DecidedView & { name: string; status: string }) => (
  <Notice tone="success" title="Keputusan Anda tersimpan">
    <p>{`${name}: ${status}.`}</p>
    {next ? (
      <p className="mt-3">
        <ButtonLink href={next.href} variant="secondary">
          {`Berikutnya: ${next.label}`}
        </ButtonLink>
      </p>
    ) : (
      <p>Tidak ada lagi yang menunggu keputusan Anda di sini.</p>
    )}
  </Notice>
);
