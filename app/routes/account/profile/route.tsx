import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OWN_PROFILE_PATH, profileFormSchema } from "~/lib/profile-fields";
import type { RouteHandle } from "~/lib/route-handle";
import {
  getMentorProfile,
  OWN_PROFILE_ID,
  PROFILE_FIELD_LABELS,
  saveMentorProfile,
} from "~/server/features/mentor-profiles";
import { storePictures } from "~/server/features/pictures";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { Notice } from "~/ui/notice";
import { FormOrConflict } from "../../dashboard/conflict-form";
import { saveOrCompare } from "../../dashboard/resolve-conflict";
import { AccountPanel } from "../account-panel";
import { ProfileForm } from "./profile-form";

export const handle = { access: "profile.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Login", title: "Profil pengajar", noindex: true }),
  values: (await getMentorProfile(context, OWN_PROFILE_ID)).values,
  isSaved: context.url.searchParams.has("saved"),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const form = await readForm(context, request, profileFormSchema);
  const posted = await storePictures(context, form, ["avatar"]);
  const answer = await saveOrCompare(posted, {
    readSaved: async () => ({
      theirs: (await getMentorProfile(context, OWN_PROFILE_ID)).values,
      labels: PROFILE_FIELD_LABELS,
    }),
    save: (value) => saveMentorProfile(context, OWN_PROFILE_ID, value),
  });
  if (answer) return answer;
  throw redirect(`${OWN_PROFILE_PATH}?saved=1`, 303);
});

export default function OwnProfileRoute() {
  const { values, isSaved, idempotencyKey } = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>();
  return (
    <AccountPanel
      title="Profil pengajar"
      lead="Tampil di halaman kelas yang Anda ajar, bersama nama Anda."
    >
      {isSaved && !formResult && <Notice tone="success">Profil Anda sudah disimpan.</Notice>}
      <FormOrConflict what="Profil ini" action={OWN_PROFILE_PATH} answer={formResult}>
        <ProfileForm
          path={OWN_PROFILE_PATH}
          values={values}
          idempotencyKey={idempotencyKey}
          formResult={formResult}
        />
      </FormOrConflict>
    </AccountPanel>
  );
}
