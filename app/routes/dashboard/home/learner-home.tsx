import { listCertificateFacts } from "~/lib/certificates";
import type { ClassCardView, Optional } from "~/lib/views";
import type { CertificateView } from "~/server/features/certificates";
import type { LearnerHomeView, MyClassView } from "~/server/features/my-classes";
import { AnnouncementList } from "~/ui/announcement-list";
import { ClassCard } from "~/ui/class-card";
import { ProgressLine } from "~/ui/progress-line";
import { Unavailable } from "~/ui/unavailable";
import { AgendaList } from "../agenda-list";
import { ContinueCard } from "./continue-card";

/** What a learner goes on with, what is due, and what they have reached. */
export function LearnerHome({ home }: { home: LearnerHomeView }) {
  const { classes, agenda, announcements, certificates, suggestions } = home;
  return (
    <>
      {home.continue && <ContinueCard item={home.continue} />}
      {suggestions && <Suggestions items={suggestions} />}
      <Announcements items={announcements} />
      {!(agenda.ok && agenda.data.length === 0) && (
        <section aria-labelledby="minggu-ini" className="grid gap-3">
          <h2 id="minggu-ini" className="text-xl font-bold">
            Minggu ini
          </h2>
          {agenda.ok ? (
            <AgendaList items={agenda.data} level={3} />
          ) : (
            <Unavailable name="Agenda Anda" />
          )}
        </section>
      )}
      {!suggestions && (
        <section aria-labelledby="kelas-saya" className="grid gap-3">
          <h2 id="kelas-saya" className="text-xl font-bold">
            Kelas saya
          </h2>
          {classes.ok ? <MyClasses items={classes.data} /> : <Unavailable name="Kelas Anda" />}
        </section>
      )}
      <Certificates items={certificates} />
    </>
  );
}

function Announcements({ items }: { items: LearnerHomeView["announcements"] }) {
  if (items.ok && items.data.length === 0) return null;
  return (
    <section aria-labelledby="pengumuman" className="grid gap-3">
      <h2 id="pengumuman" className="text-xl font-bold">
        Pengumuman
      </h2>
      {items.ok ? (
        <AnnouncementList items={items.data} named />
      ) : (
        <Unavailable name="Pengumuman kelas Anda" />
      )}
    </section>
  );
}

const Suggestions = ({ items }: { items: Optional<ClassCardView[]> }) => (
  <section aria-labelledby="kelas-berikutnya" className="grid gap-3">
    <h2 id="kelas-berikutnya" className="text-xl font-bold">
      Anda belum mengikuti kelas. Mulai dari sini
    </h2>
    {items.ok ? (
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.data.map((item) => (
          <li key={item.id} className="grid">
            <ClassCard item={item} />
          </li>
        ))}
      </ul>
    ) : (
      <Unavailable name="Kelas yang dibuka" />
    )}
    <p>
      <a href="/Class" className="inline-flex min-h-11 items-center underline">
        Lihat semua kelas
      </a>
    </p>
  </section>
);

const MyClasses = ({ items }: { items: MyClassView[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {items.map(({ id, name, href, doneCount, chapterCount }) => (
      <li key={id} className="grid content-between gap-2 rounded-card border border-line p-4">
        <a href={href} className="font-semibold">
          {name}
        </a>
        <div className="grid gap-1">
          <p className="text-ink-soft tabular-nums">
            {doneCount} dari {chapterCount} bab selesai
          </p>
          {chapterCount > 0 && (
            <ProgressLine label={`Kemajuan ${name}`} value={doneCount} max={chapterCount} />
          )}
        </div>
      </li>
    ))}
  </ul>
);

function Certificates({ items }: { items: Optional<CertificateView[]> }) {
  if (items.ok && items.data.length === 0) return null;
  return (
    <section aria-labelledby="sertifikat" className="grid gap-3">
      <h2 id="sertifikat" className="text-xl font-bold">
        Sertifikat
      </h2>
      {items.ok ? (
        <ul className="grid gap-2">
          {items.data.map((item) => (
            <li key={item.number}>
              <a href={item.href} className="inline-flex min-h-11 items-center underline">
                {item.className}
              </a>{" "}
              <span className="text-ink-soft tabular-nums">
                {[item.kindLabel, ...listCertificateFacts(item)].join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Unavailable name="Sertifikat Anda" />
      )}
      <p>
        <a href="/Sertifikat" className="inline-flex min-h-11 items-center underline">
          Semua sertifikat saya
        </a>
      </p>
    </section>
  );
}
