import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { HAND_IN_STATE_LABELS } from "~/lib/assignments";
import { getKeys } from "~/lib/options";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listHandIns } from "~/server/features/assignments";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { HandInQueue } from "./view";

const querySchema = z.object({
  page: pageQuery,
  /** Default: what waits for a grade. */
  state: choiceQuery([...getKeys(HAND_IN_STATE_LABELS), "all"]),
  /** Slug of a class. */
  kelas: z
    .string()
    .max(96)
    .transform((slug) => slug || undefined)
    .optional()
    .catch(undefined),
});

export const handle = {
  cache: false,
  access: "class.edit",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Tugas peserta", readList: listHandIns }),
);

export default function HandInQueueRoute() {
  return <HandInQueue {...useLoaderData<typeof loader>()} />;
}
