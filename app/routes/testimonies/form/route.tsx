import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { testimonyFields } from "~/lib/submissions";
import { addTestimony } from "~/server/features/testimonies";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { TestimonyFormPage } from "./view";

export const handle = {
  access: "public",
  cache: false,
  query: z.object({ terkirim: z.string().max(1).optional().catch(undefined) }),
} satisfies RouteHandle;
export const meta = seoMeta;

const PATH = "/Testimoni/Kirim";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Testimoni", title: "Kirim testimoni", path: PATH }),
  isSent: readQuery(handle.query, context.url).terkirim === "1",
  action: PATH,
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, testimonyFields);
  if (!posted.ok) return posted.result;
  const outcome = await addTestimony(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${PATH}?terkirim=1`, 303);
});

export default function TestimonyFormRoute() {
  const page = useLoaderData<typeof loader>();
  return <TestimonyFormPage {...page} formResult={useActionData<typeof action>()} />;
}
