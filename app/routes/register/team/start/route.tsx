import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { REGISTER_TEAM_PATH } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { teamForm } from "~/lib/team-fields";
import { listOpenEvents, submitTeam } from "~/server/features/teams";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { RegisterTeam } from "../register-team";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const LEAD =
  "Untuk guru pendamping: daftarkan tiga sampai lima siswa dari satu sekolah ke sebuah kompetisi.";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, {
    key: "Register",
    title: "Daftarkan tim",
    path: REGISTER_TEAM_PATH,
    description: LEAD,
  }),
  lead: LEAD,
  events: await listOpenEvents(context),
  canInvite: context.installation.hasAccountPages,
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, teamForm);
  if (!posted.ok) return posted.result;
  const outcome = await submitTeam(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.receiptPath, 303);
});

export default function RegisterTeamRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <RegisterTeam
      {...page}
      title="Daftarkan tim"
      parent={{ label: "Pendaftaran", href: "/Register" }}
      action={REGISTER_TEAM_PATH}
      formResult={useActionData<typeof action>()}
    />
  );
}
