import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  FESTIVAL_PART_LABELS,
  FESTIVAL_PARTS,
  type FestivalPart,
  festivalListPath,
  newFestivalItemPath,
} from "~/lib/festival-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createFestivalItem, readFestivalForm } from "~/server/features/festival-desk";
import { createIdempotencyKey } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";
import { FestivalItemForm } from "../item-form";

export const handle = { access: "festival.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** @throws AppError not-found */
function requirePart(name: string | undefined): FestivalPart {
  const part = FESTIVAL_PARTS.find((each) => each === name);
  if (!part) throw new AppError("not-found");
  return part;
}

const toTitle = (part: FestivalPart) => `Tambah ${FESTIVAL_PART_LABELS[part].toLowerCase()}`;

export const loader = defineLoader(handle, async (context, { params }) => {
  const part = requirePart(params.part);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: toTitle(part), noindex: true }),
    menu: await getDashboardMenu(context),
    part,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const part = requirePart(params.part);
  const posted = await readFestivalForm(context, request, part);
  if (!posted.ok) return posted.result;
  const outcome = await createFestivalItem(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(festivalListPath(part), 303);
});

export default function NewFestivalItemRoute() {
  const { menu, part, idempotencyKey } = useLoaderData<typeof loader>();
  const title = toTitle(part);
  return (
    <DashboardLayout
      title={title}
      menu={menu}
      path={newFestivalItemPath(part)}
      breadcrumbs={[{ label: "Festival", href: festivalListPath(part) }, { label: title }]}
    >
      <FestivalItemForm
        part={part}
        path={newFestivalItemPath(part)}
        values={null}
        idempotencyKey={idempotencyKey}
        formResult={useActionData<typeof action>()}
      />
    </DashboardLayout>
  );
}
