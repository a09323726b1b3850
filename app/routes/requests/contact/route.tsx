import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { contactFields } from "~/lib/message-fields";
import { CONTACT_PATH } from "~/lib/paths";
import { readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { sendMessage } from "~/server/features/visitor-messages";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ContactPage } from "./view";

/** Links of other pages name a topic. */
const querySchema = z.object({ topic: searchQuery });

export const handle = { access: "public", cache: false, query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

const LEAD =
  "Tanyakan apa saja tentang kelas, kerja sama, atau data Anda. Kami menjawab lewat email.";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, {
    key: "Kontak",
    title: "Hubungi kami",
    path: CONTACT_PATH,
    description: LEAD,
  }),
  lead: LEAD,
  contact: context.tenant.setting.contact,
  topic: readQuery(handle.query, context.url).topic,
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, contactFields);
  if (!posted.ok) return posted.result;
  const body = { ...posted.value, kind: "contact" as const };
  const outcome = await sendMessage(context, body, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.receiptPath, 303);
});

export default function Contact() {
  const page = useLoaderData<typeof loader>();
  return <ContactPage {...page} formResult={useActionData<typeof action>()} />;
}
