import type { ReactNode } from "react";
import { type FieldState, getControlProps } from "~/ui/form/use-post-form";
import { PageHeader } from "~/ui/page-header";
import { TextInput } from "~/ui/text-input";

interface Props {
  title: string;
  lead: string;
  /** What happens once the form is sent. */
  steps: readonly string[];
  /** Between home and this page. */
  parents?: readonly { label: string; href: string }[];
  children: ReactNode;
}

/** A page whose form reaches the team's inbox. */
export function RequestPage({ title, lead, steps, parents = [], children }: Props) {
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader
        title={title}
        lead={lead}
        breadcrumbs={[{ label: "Beranda", href: "/" }, ...parents, { label: title }]}
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:gap-16">
        <div className="grid content-start gap-8">{children}</div>
        <aside aria-labelledby="langkah" className="grid content-start gap-3">
          <h2 id="langkah" className="text-xl font-bold">
            Yang terjadi setelah ini
          </h2>
          <ol className="grid list-decimal gap-2 pl-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  );
}

interface PersonFieldsProps {
  name: FieldState;
  email: FieldState;
  phone: FieldState;
  nameLabel?: string;
  isPhoneOptional?: boolean;
}

/** Who writes, and how they are answered. */
export function PersonFields({
  name,
  email,
  phone,
  nameLabel = "Nama",
  isPhoneOptional = false,
}: PersonFieldsProps) {
  return (
    <>
      <TextInput {...getControlProps(name)} label={nameLabel} autoComplete="name" required />
      <TextInput
        {...getControlProps(email)}
        label="Email"
        type="email"
        autoComplete="email"
        required
        hint="Jawaban kami kirim ke alamat ini."
      />
      <TextInput
        {...getControlProps(phone)}
        label="Nomor HP"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required={!isPhoneOptional}
        hint="Contoh: 0812-3456-7890"
      />
    </>
  );
}
