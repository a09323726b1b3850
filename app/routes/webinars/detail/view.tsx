import { slugify } from "~/lib/slug";
import type { WebinarView } from "~/server/features/webinars";
import { Button, ButtonLink } from "~/ui/button";
import { Cover } from "~/ui/cover";
import { PageHeader } from "~/ui/page-header";
import { RichText } from "~/ui/rich-text";
import { ShareLinks } from "~/ui/share-links";

interface Props {
  item: WebinarView;
  /** Canonical address, to be shared. */
  url: string;
}

/** When, who, and the one thing that can be done now. */
export function WebinarPage({ item, url }: Props) {
  return (
    <article className="page grid gap-10 py-8 md:py-12">
      <PageHeader
        title={item.title}
        lead={item.summary}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Webinar", href: "/Webinar" },
          { label: item.title },
        ]}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <aside
          aria-label="Waktu dan cara ikut"
          className="grid gap-4 rounded-card border border-line bg-surface-2 p-5 lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1"
        >
          <Times item={item} />
          <Actions item={item} />
        </aside>
        <div className="grid min-w-0 gap-10 lg:col-start-1 lg:row-start-1">
          <Materials item={item} />
          {item.description && (
            <section aria-label="Tentang webinar ini">
              <RichText html={item.description} />
            </section>
          )}
          <Speakers speakers={item.speakers} />
          <ShareLinks url={url} title={item.title} />
        </div>
      </div>
    </article>
  );
}

function Times({ item }: Pick<Props, "item">) {
  if (!item.time) return <p className="font-semibold">Waktunya belum ditetapkan.</p>;
  return (
    <div className="grid gap-1">
      {item.inWords && <p className="font-heading text-2xl font-bold">{item.inWords}</p>}
      <p>
        <time dateTime={item.startIso ?? undefined}>{item.time}</time>
      </p>
      {item.otherZones && item.phase !== "over" && (
        <p className="text-sm text-ink-soft">Mulai {item.otherZones}</p>
      )}
      {item.platform && <p className="text-sm text-ink-soft">Tempat: {item.platform}</p>}
      {item.audioPhone && (
        <p className="text-sm text-ink-soft">Tanpa internet, telepon {item.audioPhone}</p>
      )}
    </div>
  );
}

function Actions({ item }: Pick<Props, "item">) {
  const { roomHref, roomOpens, registrationHref, isRegistered } = item;
  const needsRegistration = registrationHref !== null && !isRegistered;
  return (
    <div className="grid gap-3">
      {item.phase === "over" && <p className="font-semibold">Webinar ini sudah selesai.</p>}
      {isRegistered && item.phase !== "over" && (
        <p role="status" className="font-semibold text-success-text">
          Anda terdaftar.
        </p>
      )}
      {roomHref && (
        <ButtonLink href={roomHref} rel="nofollow noopener noreferrer">
          Masuk ke ruang webinar
        </ButtonLink>
      )}
      {needsRegistration && !roomHref && (
        <ButtonLink href={registrationHref}>Daftar gratis</ButtonLink>
      )}
      {roomOpens && (isRegistered || !registrationHref) && (
        <Button type="button" variant="secondary" disabled className="opacity-70">
          Masuk ke ruang webinar
        </Button>
      )}
      {roomOpens && (
        <p className="text-sm text-ink-soft">
          Tombol masuk terbuka {roomOpens}, 15 menit sebelum mulai.
        </p>
      )}
      <ul className="grid">
        {[
          { label: "Simpan ke kalender (.ics)", href: item.calendarHref },
          { label: "Atur pendaftaran saya", href: isRegistered ? registrationHref : null },
          { label: "Pendaftar dan kehadiran", href: item.guestsHref },
          { label: "Webinar berikutnya", href: item.phase === "over" ? "/Webinar" : null },
        ].map(
          ({ label, href }) =>
            href && (
              <li key={label}>
                <a href={href} className="inline-flex min-h-11 items-center underline">
                  {label}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

function Materials({ item: { recordingUrl, slideUrl } }: Pick<Props, "item">) {
  if (!recordingUrl && !slideUrl) return null;
  return (
    <section aria-labelledby="bahan" className="grid gap-4">
      <h2 id="bahan" className="text-2xl font-bold">
        Rekaman dan salindia
      </h2>
      <p className="flex flex-wrap gap-3">
        {recordingUrl && (
          <ButtonLink href={recordingUrl} rel="noopener noreferrer">
            Tonton rekamannya
          </ButtonLink>
        )}
        {slideUrl && (
          <ButtonLink href={slideUrl} rel="noopener noreferrer" variant="secondary">
            Unduh salindia
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

function Speakers({ speakers }: Pick<WebinarView, "speakers">) {
  if (speakers.length === 0) return null;
  return (
    <section aria-labelledby="pembicara" className="grid gap-4">
      <h2 id="pembicara" className="text-2xl font-bold">
        Pembicara
      </h2>
      <ul className="grid gap-6">
        {speakers.map(({ name, role, bio }) => (
          <li key={name} className="grid grid-cols-[4rem_1fr] gap-4">
            <Cover
              slug={slugify(name) || "pembicara"}
              kind="mentor"
              cover={null}
              sizes="64px"
              className="size-16 rounded-full"
            />
            <div>
              <p className="font-bold">{name}</p>
              {role && <p className="text-ink-soft">{role}</p>}
              {bio && <p className="mt-1">{bio}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
