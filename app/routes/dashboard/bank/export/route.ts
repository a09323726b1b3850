import { choiceQuery, readQuery } from "~/lib/query";
import { BANK_FORMATS } from "~/lib/question-import";
import type { RouteHandle } from "~/lib/route-handle";
import { exportBankQuestions } from "~/server/features/bank";
import { defineLoader } from "~/server/request/define-route";
import { bankFilterSchema } from "../filter-schema";

export const handle = {
  cache: false,
  access: "class.edit",
  query: bankFilterSchema.extend({ format: choiceQuery(BANK_FORMATS) }),
} satisfies RouteHandle;

const FILES = {
  gift: { name: "bank-soal.gift", type: "text/plain" },
  csv: { name: "bank-soal.csv", type: "text/csv" },
};

/** All filtered questions as a file. */
export const loader = defineLoader(handle, async (context) => {
  const { format = "gift", ...filters } = readQuery(handle.query, context.url);
  const { name, type } = FILES[format];
  return new Response(await exportBankQuestions(context, { ...filters, format }), {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
});
