import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { HiddenFields } from "~/ui/form/post-form";
import { AccountPanel } from "../account-panel";

export function SignOut({
  idempotencyKey,
  hasAccountPages,
}: {
  idempotencyKey: string;
  hasAccountPages: boolean;
}) {
  return (
    <AccountPanel title="Keluar" lead="Anda perlu masuk lagi untuk membuka dasbor dan kelas Anda.">
      <form method="post" action="/Keluar" className="grid gap-4">
        <HiddenFields idempotencyKey={idempotencyKey} />
        {hasAccountPages && (
          <Checkbox id="semua" name="everywhere" label="Keluar dari semua perangkat" />
        )}
        <div>
          <Button>Keluar</Button>
        </div>
      </form>
    </AccountPanel>
  );
}
