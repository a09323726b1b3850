import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BACKUPS_PATH } from "~/lib/operations";
import type { RouteHandle } from "~/lib/route-handle";
import { deleteBackup } from "~/server/features/operations/backups";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { PasswordForm } from "../../password-form";
import { passwordSchema } from "../../password-schema";
import { loadSystemPage } from "../load-system-page";
import { SystemPage } from "../system-page";

export const handle = { access: "operations.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadSystemPage(context, "Hapus cadangan", { name: params.name ?? "" }),
);

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, passwordSchema);
  if (!posted.ok) return posted.result;
  const outcome = await deleteBackup(context, { name: params.name ?? "", ...posted.value });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(BACKUPS_PATH, 303);
});

export default function BackupDeletionRoute() {
  const { page, content } = useLoaderData<typeof loader>();
  return (
    <SystemPage
      page={page}
      lead={
        <>
          <strong className="wrap-anywhere">{content.name}</strong> dihapus dari instans ini dan
          tidak dapat dikembalikan. Penghapusannya tercatat di jejak audit.
        </>
      }
      breadcrumbs={[{ label: "Cadangan", href: BACKUPS_PATH }, { label: "Hapus" }]}
    >
      <PasswordForm
        action={page.path}
        idempotencyKey={page.idempotencyKey}
        formResult={useActionData<typeof action>()}
        button="Hapus cadangan"
        isDangerous
        backHref={BACKUPS_PATH}
      />
    </SystemPage>
  );
}
