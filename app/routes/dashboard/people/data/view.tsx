import { PEOPLE_PATH, personPath } from "~/lib/people-fields";
import type { MenuItem } from "~/lib/views";
import type { PersonCard } from "~/server/features/people";
import { ExportForm } from "~/ui/export-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  person: PersonCard;
  /** Of a copy that is ready. */
  downloadHref: string | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** A copy of what the site holds on a person. */
export function PersonData({ menu, path, person, ...form }: Props) {
  return (
    <DashboardLayout
      title="Salinan data"
      lead={`Semua yang tersimpan tentang ${person.name} (${person.email}), dalam satu berkas JSON. Orang ini diberi tahu lewat email.`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Orang", href: PEOPLE_PATH },
        { label: person.name, href: personPath(person.id) },
        { label: "Salinan data" },
      ]}
    >
      <ExportForm {...form} action={path} />
    </DashboardLayout>
  );
}
