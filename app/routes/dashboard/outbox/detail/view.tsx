import { Fragment } from "react";
import type { MenuItem } from "~/lib/views";
import type { MailView } from "~/server/features/outbox";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields } from "~/ui/form/post-form";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  idempotencyKey: string;
  mail: MailView;
}

export function OutboxMail({ menu, path, mail, idempotencyKey }: Props) {
  return (
    <DashboardLayout
      title={mail.subject}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Surat keluar", href: "/Dashboard/Outbox" }, { label: mail.subject }]}
    >
      <DescriptionList
        items={[
          { label: "Kepada", value: mail.to },
          { label: "Status", value: <Badge tone={mail.state.tone}>{mail.state.label}</Badge> },
          { label: "Dibuat", value: mail.createdAt },
          ...(mail.sentAt ? [{ label: "Terkirim", value: mail.sentAt }] : []),
          ...(mail.nextAttempt ? [{ label: "Dicoba lagi", value: mail.nextAttempt }] : []),
          { label: "Percobaan", value: mail.attempts },
          ...(mail.hasCalendar ? [{ label: "Lampiran", value: "jadwal.ics" }] : []),
          ...(mail.lastError ? [{ label: "Kesalahan terakhir", value: mail.lastError }] : []),
        ]}
      />
      <section aria-labelledby="isi" className="grid gap-2">
        <h2 id="isi" className="text-xl font-bold">
          Isi surat
        </h2>
        {mail.body === null ? (
          <p className="text-ink-soft">
            Surat ini memuat tautan masuk, sehingga hanya superadmin yang dapat membaca isinya.
          </p>
        ) : (
          <div className="grid gap-4 rounded-card border border-line p-4">
            {renderParagraphs(mail.body)}
          </div>
        )}
      </section>
      {mail.canRetry && (
        <form method="post" action={path}>
          <HiddenFields idempotencyKey={idempotencyKey} />
          <Button variant="secondary">Kirim lagi sekarang</Button>
        </form>
      )}
    </DashboardLayout>
  );
}

/** Preserves paragraphs and line breaks, in text browsers too. */
const renderParagraphs = (text: string) =>
  text.split(/\n{2,}/).map((paragraph, at) => (
    <Fragment key={`${at.toString()}-${paragraph.slice(0, 20)}`}>
      <p>
        {paragraph.split("\n").map((line, row) => (
          <Fragment key={`${row.toString()}-${line.slice(0, 20)}`}>
            {row > 0 && <br />}
            {row > 0 && "\n"}
            {linkifyUrls(line)}
          </Fragment>
        ))}
      </p>
      {"\n\n"}
    </Fragment>
  ));

/** Turns URLs into links. */
const linkifyUrls = (text: string) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, at) =>
    at % 2 === 1 ? (
      <a
        key={`${at.toString()}-${part}`}
        href={part}
        rel="noreferrer"
        className="break-all underline"
      >
        {part}
      </a>
    ) : (
      <Fragment key={`${at.toString()}-text`}>{part}</Fragment>
    ),
  );
