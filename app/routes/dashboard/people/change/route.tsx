import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeSchema } from "~/lib/change-fields";
import { lookup } from "~/lib/lookup";
import { PEOPLE_PATH, type PersonChange, personPath } from "~/lib/people-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { changePerson, getPerson } from "~/server/features/people";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ChangeRecord } from "../../change-record";

export const handle = { access: "people.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const CHANGES: Record<string, { change: PersonChange; title: string; lead: string }> = {
  Nonaktifkan: {
    change: "suspend",
    title: "Nonaktifkan",
    lead: "Ia dikeluarkan dari semua perangkat dan tidak dapat masuk lagi sampai diaktifkan kembali.",
  },
  Aktifkan: {
    change: "restore",
    title: "Aktifkan kembali",
    lead: "Ia dapat masuk lagi dengan peran yang sama.",
  },
  Keluarkan: {
    change: "remove",
    title: "Keluarkan dari situs",
    lead: "Semua perannya dicabut dan ia dikeluarkan dari semua perangkat. Kelas dan nilainya tetap tersimpan.",
  },
  "Matikan-Dua-Langkah": {
    change: "reset-second-factor",
    title: "Matikan verifikasi dua langkah",
    lead: "Untuk orang yang kehilangan ponselnya. Pastikan dahulu bahwa permintaan ini benar dari orangnya; setelah ini kata sandi saja cukup untuk masuk.",
  },
};

/** @throws AppError not-found for any other address */
function findChange(name: string | undefined) {
  const found = lookup(CHANGES, name ?? "");
  if (!found) throw new AppError("not-found");
  return found;
}

export const loader = defineLoader(handle, async (context, { params }) => {
  const { change, title, lead } = findChange(params.change);
  const [menu, person] = await Promise.all([
    getDashboardMenu(context),
    getPerson(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, {
      key: "Dashboard",
      title: `${title}: ${person.name}`,
      noindex: true,
    }),
    menu,
    path: context.url.pathname,
    title,
    lead,
    list: { label: "Orang", href: PEOPLE_PATH },
    record: {
      name: person.name,
      href: personPath(person.id),
      details: [{ label: "Email", value: person.email }],
    },
    refusal: person.changes.includes(change)
      ? null
      : "Ini tidak dapat dilakukan pada orang ini sekarang.",
    reasonHint: "Ia membaca alasan ini di email.",
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { change } = findChange(params.change);
  const posted = await readForm(context, request, changeSchema);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await changePerson(context, id, { ...posted.value, change });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(change === "remove" ? PEOPLE_PATH : personPath(id), 303);
});

export default function ChangePersonRoute() {
  const page = useLoaderData<typeof loader>();
  return <ChangeRecord {...page} formResult={useActionData<typeof action>()} />;
}
