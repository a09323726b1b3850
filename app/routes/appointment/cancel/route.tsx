import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { cancelAppointment, getAppointment } from "~/server/features/appointments";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { Button, ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { cache: false };

/** Cancelling asks once more on a page of its own (XJS7). */
export const loader = guarded(async (visit, { params }) => {
  const receipt = params.receipt ?? "";
  const back = `/Make-Appointment/Bukti/${receipt}`;
  const { appointment, canCancel } = await getAppointment(visit, receipt);
  if (!canCancel) throw redirect(back, 303);
  const seo = pageSeo(visit, { key: "Make-Appointment-cancel", title: "Batalkan janji temu", path: "/Make-Appointment", noindex: true });
  return { seo, number: appointment.number, topic: appointment.topic, back };
});

export const action = guarded(async (visit, { params }) => {
  const receipt = params.receipt ?? "";
  await cancelAppointment(visit, receipt);
  throw redirect(`/Make-Appointment/Bukti/${receipt}`, 303);
});

export default function CancelAppointment() {
  const { number, topic, back } = useLoaderData<typeof loader>();
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title="Batalkan janji temu ini?" lead={`${number}: ${topic}`} />
      <p>Setelah dibatalkan, jam ini dapat dipakai orang lain.</p>
      <form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger">Ya, batalkan</Button>
        <ButtonLink href={back} variant="secondary">
          Tidak, kembali
        </ButtonLink>
      </form>
    </div>
  );
}
