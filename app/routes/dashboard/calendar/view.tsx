import type { MenuItem, Optional } from "~/lib/views";
import type { CalendarView } from "~/server/features/calendar";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { Unavailable } from "~/ui/unavailable";
import { AgendaList } from "../agenda-list";
import { DashboardLayout } from "../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  calendar: CalendarView;
  idempotencyKey: string;
  errorMessage: string | null;
}

/** A month by day, and the address for calendar apps. */
export function Calendar({ menu, path, calendar, idempotencyKey, errorMessage }: Props) {
  const { month, previous, next, items, feedUrl } = calendar;
  return (
    <DashboardLayout
      title={`Kalender ${month}`}
      lead="Kelas, webinar, tenggat tugas, dan batas waktu kuis Anda."
      menu={menu}
      path={path}
    >
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <nav aria-label="Bulan" className="flex flex-wrap justify-between gap-3">
        {[previous, next].map(({ label, href }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center underline">
            {label}
          </a>
        ))}
      </nav>
      <Month items={items} />
      <Subscription feedUrl={feedUrl} path={path} idempotencyKey={idempotencyKey} />
    </DashboardLayout>
  );
}

function Month({ items }: Pick<CalendarView, "items">) {
  if (!items.ok) return <Unavailable name="Kalender Anda" />;
  if (items.data.length === 0)
    return <EmptyState title="Tidak ada kelas, webinar, tugas, atau kuis di bulan ini" />;
  return <AgendaList items={items.data} level={2} />;
}

interface SubscriptionProps {
  feedUrl: Optional<string | null>;
  path: string;
  idempotencyKey: string;
}

const Subscription = ({ feedUrl, path, idempotencyKey }: SubscriptionProps) => (
  <section aria-labelledby="langganan" className="grid max-w-170 gap-4">
    <h2 id="langganan" className="text-xl font-bold">
      Di aplikasi kalender Anda
    </h2>
    {feedUrl.ok ? (
      <form method="post" action={path} className="grid gap-4">
        <HiddenFields idempotencyKey={idempotencyKey} />
        {feedUrl.data === null ? (
          <p>Buat alamat langganan, lalu tambahkan alamat itu di aplikasi kalender Anda.</p>
        ) : (
          <TextInput
            id="alamat"
            name="alamat"
            label="Alamat langganan"
            defaultValue={feedUrl.data}
            readOnly
            hint="Siapa pun yang tahu alamat ini dapat melihat jadwal Anda. Ganti jika telanjur tersebar; alamat lama langsung berhenti berlaku."
            plain
          />
        )}
        <div>
          <Button variant="secondary">
            {feedUrl.data === null ? "Buat alamat" : "Ganti alamat"}
          </Button>
        </div>
      </form>
    ) : (
      <Unavailable name="Alamat langganan" />
    )}
  </section>
);
