import { useLoaderData } from "@remix-run/react";
import { pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getBankChoices, listBankQuestions } from "~/server/features/bank";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { bankFilterSchema } from "../filter-schema";
import { BankPage } from "./view";

export const handle = {
  cache: false,
  access: "class.edit",
  query: bankFilterSchema.extend({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const [page, choices] = await Promise.all([
    loadFilteredList(context, handle, { title: "Bank soal", readList: listBankQuestions }),
    getBankChoices(context),
  ]);
  return { ...page, choices };
});

export default function BankRoute() {
  const page = useLoaderData<typeof loader>();
  return <BankPage {...page} />;
}
