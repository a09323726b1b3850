import { FESTIVAL_PART_LABELS, type FestivalPart, festivalListPath } from "~/lib/festival-fields";
import type { MenuItem } from "~/lib/views";
import type { FestivalFormValues } from "~/server/features/festival-desk";
import { Button } from "~/ui/button";
import { HiddenFields, RejectionNotice } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { DashboardLayout } from "../../dashboard-layout";
import { FestivalItemForm } from "../item-form";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  name: string;
  part: FestivalPart;
  version: number;
  values: FestivalFormValues;
  idempotencyKey: string;
  formResult: (FormResultView & { isDeletion: boolean }) | undefined;
}

/** A package, a speaker or a part of the programme, with its form. */
export function FestivalItemPage({ menu, path, name, part, version, ...forms }: Props) {
  const { values, idempotencyKey, formResult } = forms;
  const label = FESTIVAL_PART_LABELS[part];
  return (
    <DashboardLayout
      title={name}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Festival", href: festivalListPath("package") },
        { label, href: festivalListPath(part) },
        { label: name },
      ]}
    >
      {formResult?.isDeletion && formResult.message && (
        <RejectionNotice message={formResult.message} />
      )}
      <FestivalItemForm
        part={part}
        path={path}
        values={values}
        idempotencyKey={idempotencyKey}
        formResult={formResult?.isDeletion ? undefined : formResult}
      />
      <section aria-labelledby="hapus" className="grid max-w-140 gap-3">
        <h2 id="hapus" className="text-xl font-bold">
          Hapus
        </h2>
        <p>{label} ini hilang dari halaman festival dan tidak dapat dikembalikan.</p>
        <form method="post" action={path}>
          <HiddenFields idempotencyKey={idempotencyKey} />
          <input type="hidden" name="version" value={version} />
          <Button variant="danger" name="intent" value="delete">
            Hapus dari festival
          </Button>
        </form>
      </section>
    </DashboardLayout>
  );
}
