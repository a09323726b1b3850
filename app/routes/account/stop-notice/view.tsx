import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { AccountPanel } from "../account-panel";

interface Props {
  /** Kind of emails, and when they are sent. */
  label: string;
  hint: string;
  isOn: boolean;
  hasAccountPages: boolean;
  path: string;
  idempotencyKey: string;
  errorMessage: string | null;
}

/** Switches one kind of emails off, and on again. */
export function StopNotice({
  label,
  hint,
  isOn,
  hasAccountPages,
  path,
  idempotencyKey,
  errorMessage,
}: Props) {
  return (
    <AccountPanel
      title={isOn ? `Berhenti menerima "${label}"?` : `Email "${label}" sudah dimatikan`}
      lead={hint}
    >
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <form method="post" action={path} className="grid gap-4">
        <HiddenFields idempotencyKey={idempotencyKey} />
        <input type="hidden" name="change" value={isOn ? "off" : "on"} />
        <div>
          <Button variant={isOn ? "primary" : "secondary"}>
            {isOn ? "Berhenti menerima email ini" : "Terima lagi email ini"}
          </Button>
        </div>
      </form>
      {hasAccountPages && (
        <p>
          <a href="/Akun/Pemberitahuan" className="inline-flex min-h-11 items-center underline">
            Atur semua pemberitahuan
          </a>
        </p>
      )}
    </AccountPanel>
  );
}
