import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PEOPLE_PATH, personPath, rolesSchema } from "~/lib/people-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getGrantChoices, getPerson, setRoles } from "~/server/features/people";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PersonRoles } from "./view";

export const handle = { access: "people.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, person, choices] = await Promise.all([
    getDashboardMenu(context),
    getPerson(context, params.id ?? ""),
    getGrantChoices(context),
  ]);
  const { id, name, roleKinds, provinceIds } = person;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Peran ${name}`, noindex: true }),
    menu,
    path: context.url.pathname,
    person: { id, name, roleKinds, provinceIds },
    choices,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, rolesSchema);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await setRoles(context, id, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  // Without a role the person is no longer of this tenant.
  throw redirect(posted.value.roles.length > 0 ? personPath(id) : PEOPLE_PATH, 303);
});

export default function PersonRolesRoute() {
  const page = useLoaderData<typeof loader>();
  return <PersonRoles {...page} formResult={useActionData<typeof action>()} />;
}
