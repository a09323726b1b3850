import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { announcementSchema } from "~/lib/announcement-fields";
import { announcementsPath } from "~/lib/paths";
import { pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listAnnouncements, sendAnnouncement } from "~/server/features/announcements";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { Announcements } from "./view";

const querySchema = z.object({ page: pageQuery });

export const handle = {
  access: "class.edit",
  cache: false,
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => ({
  ...(await loadFilteredList(context, handle, {
    title: "Pengumuman kelas",
    readList: (each, query) => listAnnouncements(each, params.slug ?? "", query),
  })),
  idempotencyKey: createIdempotencyKey(),
}));

/** The first POST shows the preview, whose button sends; another one returns to the form. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const slug = params.slug ?? "";
  const posted = await readForm(context, request, announcementSchema);
  if (!posted.ok) return data({ ...posted.result.data, preview: null }, { status: 422 });
  const { value, idempotencyKey } = posted;
  const intent = posted.form.get("intent");
  const unsent = posted.fail({ status: 422, message: null, fields: {} }).data;
  if (intent !== "send") {
    // The host says who may send before the preview does.
    await listAnnouncements(context, slug, { page: 1 });
    return data({ ...unsent, preview: intent === "edit" ? null : value }, { status: 200 });
  }
  const outcome = await sendAnnouncement(context, { slug, idempotencyKey, ...value });
  if (outcome.ok) throw redirect(`${announcementsPath(slug)}#terkirim`, 303);
  const rejected = posted.fail(outcome);
  return data({ ...rejected.data, preview: null }, { status: outcome.status });
});

export default function AnnouncementsRoute() {
  const page = useLoaderData<typeof loader>();
  return <Announcements {...page} posted={useActionData<typeof action>()} />;
}
