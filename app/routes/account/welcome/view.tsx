import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { HiddenFields } from "~/ui/form/post-form";
import { RadioGroup } from "~/ui/radio-group";
import { AccountPanel } from "../account-panel";

interface Props {
  name: string;
  kinds: { kind: number; label: string }[];
  chosen: number | null;
  path: string;
  target: string;
  idempotencyKey: string;
}

export function Welcome({ name, kinds, chosen, path, target, idempotencyKey }: Props) {
  const first = kinds[0];
  if (!first || kinds.length === 1)
    return (
      <AccountPanel
        title={`Selamat datang, ${name}`}
        lead={first ? `Anda masuk sebagai ${first.label}.` : "Akun Anda siap dipakai."}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={target}>Lanjutkan</ButtonLink>
        </div>
      </AccountPanel>
    );
  return (
    <AccountPanel
      title={`Selamat datang, ${name}`}
      lead="Anda punya beberapa peran di sini. Pilih peran yang ingin Anda pakai sekarang."
    >
      <form method="post" action={path} className="grid gap-6">
        <HiddenFields idempotencyKey={idempotencyKey} />
        <RadioGroup
          id="peran"
          name="kind"
          legend="Peran"
          options={kinds.map(({ kind, label }) => ({ value: String(kind), label }))}
          defaultValue={String(chosen ?? first.kind)}
          required
        />
        <Checkbox id="ingat" name="keep" label="Ingat pilihan ini di peramban ini" defaultChecked />
        <div>
          <Button>Lanjutkan</Button>
        </div>
      </form>
    </AccountPanel>
  );
}
