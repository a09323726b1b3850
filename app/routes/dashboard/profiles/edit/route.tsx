import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PROFILES_PATH, profileFormSchema, profilePath } from "~/lib/profile-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  getMentorProfile,
  PROFILE_FIELD_LABELS,
  saveMentorProfile,
} from "~/server/features/mentor-profiles";
import { storePictures } from "~/server/features/pictures";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ProfileForm } from "../../../account/profile/profile-form";
import { FormOrConflict } from "../../conflict-form";
import { DashboardLayout } from "../../dashboard-layout";
import { saveOrCompare } from "../../resolve-conflict";

export const handle = { access: "class.manageAll", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const id = params.id ?? "";
  const [menu, { name, values }] = await Promise.all([
    getDashboardMenu(context),
    getMentorProfile(context, id),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Profil ${name}`, noindex: true }),
    menu,
    path: profilePath(id),
    name,
    values,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const id = params.id ?? "";
  await getMentorProfile(context, id);
  const form = await readForm(context, request, profileFormSchema);
  const posted = await storePictures(context, form, ["avatar"]);
  const answer = await saveOrCompare(posted, {
    readSaved: async () => ({
      theirs: (await getMentorProfile(context, id)).values,
      labels: PROFILE_FIELD_LABELS,
    }),
    save: (value) => saveMentorProfile(context, id, value),
  });
  if (answer) return answer;
  throw redirect(PROFILES_PATH, 303);
});

export default function ProfileRoute() {
  const { menu, path, name, values, idempotencyKey } = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>();
  return (
    <DashboardLayout
      title={`Profil ${name}`}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Pengajar", href: PROFILES_PATH }, { label: name }]}
    >
      <FormOrConflict what="Profil ini" action={path} answer={formResult}>
        <ProfileForm
          path={path}
          values={values}
          idempotencyKey={idempotencyKey}
          formResult={formResult}
        />
      </FormOrConflict>
    </DashboardLayout>
  );
}
