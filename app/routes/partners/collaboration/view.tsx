import type { CollaborationView, WayView } from "~/server/features/collaboration";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";

interface Props {
  lead: string;
  collaboration: CollaborationView;
}

export const CollaborationPage = ({ lead, collaboration }: Props) => (
  <div className="page grid gap-10 py-8 md:gap-14 md:py-12">
    <PageHeader
      title="Kerja sama"
      lead={lead}
      breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Kerja sama" }]}
    />
    <div>
      {collaboration.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </div>
    <Partners {...collaboration} />
    <section aria-labelledby="lain" className="grid justify-items-start gap-4">
      <h2 id="lain" className="text-2xl font-bold">
        Belum menemukan caranya?
      </h2>
      <p className="max-w-[60ch]">
        Ceritakan rencana Anda dalam satu pertemuan, di tempat Anda atau daring.
      </p>
      <ButtonLink href="/Make-Appointment?topic=Kerja+sama">Buat janji temu</ButtonLink>
    </section>
  </div>
);

function Group({
  group: { id, title, href, ways },
}: {
  group: CollaborationView["groups"][number];
}) {
  if (ways.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t-2 border-ink py-6 md:grid-cols-[14rem_1fr] md:py-8"
    >
      <div>
        <h2 id={id} className="text-2xl font-bold md:text-3xl">
          {title}
        </h2>
        {href && (
          <a href={href} className="inline-flex min-h-11 items-center underline">
            Untuk {title.toLowerCase()}
          </a>
        )}
      </div>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {ways.map((way) => (
          <Way key={way.href} way={way} />
        ))}
      </ul>
    </section>
  );
}

const Way = ({ way: { title, text, href } }: { way: WayView }) => (
  <li>
    <h3>
      <a
        href={href}
        className="inline-flex min-h-11 items-center text-lg font-semibold text-primary-text underline hover:no-underline"
      >
        {title}
      </a>
    </h3>
    <p>{text}</p>
  </li>
);

function Partners({ clients, schools }: CollaborationView) {
  if (clients.names.length === 0 && !schools) return null;
  return (
    <section aria-labelledby="mitra" className="grid gap-5 rounded-card bg-surface-2 p-6 md:p-10">
      <h2 id="mitra" className="text-2xl font-bold">
        Yang sudah berjalan
      </h2>
      {clients.names.length > 0 && (
        <ul className="flex flex-wrap gap-x-2 font-heading text-lg leading-relaxed md:text-xl">
          {clients.names.map((name) => (
            <li key={name} className="not-last:after:content-['_·'] not-last:after:text-ink-soft">
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-8">
        {clients.total > 0 && (
          <a href={clients.href} className="inline-flex min-h-11 items-center underline">
            {clients.total} klien dan hasil programnya
          </a>
        )}{" "}
        {schools && (
          <a href={schools.href} className="inline-flex min-h-11 items-center underline">
            {schools.text}
          </a>
        )}
      </p>
    </section>
  );
}
