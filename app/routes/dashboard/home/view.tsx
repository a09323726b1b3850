import type { InvoiceRowView } from "~/lib/invoice-views";
import type { MenuItem } from "~/lib/views";
import type { ContinueView } from "~/server/features/my-classes";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../dashboard-layout";
import { ContinueCard } from "./continue-card";
import { UnpaidCard } from "./unpaid-card";

export interface TaskView {
  /** "4 pencairan dana menunggu persetujuan" */
  title: string;
  detail: string;
  href: string;
  action: string;
}

interface Props {
  name: string;
  menu: readonly MenuItem[];
  /** Account pages. */
  links: readonly MenuItem[];
  roleLabels: string[];
  path: string;
  /** Where a learner goes on. */
  learning: ContinueView | null;
  /** What a learner has to pay first. */
  unpaid: InvoiceRowView | null;
  /** Pending tasks of the user; null if unavailable. */
  tasks: TaskView[] | null;
}

/** The learner's next chapter and pending tasks, then the other sections. */
export function DashboardHome({
  name,
  menu,
  links,
  roleLabels,
  path,
  learning,
  unpaid,
  tasks,
}: Props) {
  const sections = menu.filter(({ href }) => href !== path);
  return (
    <DashboardLayout
      title={`Halo, ${name}`}
      lead={roleLabels.length > 0 ? `Anda masuk sebagai ${roleLabels.join(", ")}.` : null}
      menu={menu}
      path={path}
    >
      {learning && <ContinueCard item={learning} />}
      {unpaid?.href && <UnpaidCard item={unpaid} href={unpaid.href} />}
      {tasks === null && (
        <Notice tone="warning">
          Pekerjaan yang menunggu belum dapat dimuat. Coba lagi beberapa saat lagi.
        </Notice>
      )}
      {tasks && tasks.length > 0 && (
        <section aria-labelledby="menunggu" className="grid gap-3">
          <h2 id="menunggu" className="text-xl font-bold">
            Menunggu Anda
          </h2>
          <ul className="grid gap-3">
            {tasks.map(({ title, detail, href, action }) => (
              <li
                key={href}
                className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-4"
              >
                <div>
                  <p className="font-semibold">{title}</p>
                  {detail && <p className="text-ink-soft">{detail}</p>}
                </div>
                <ButtonLink href={href}>{action}</ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tasks?.length === 0 && !learning && !unpaid && (
        <EmptyState
          title="Tidak ada yang menunggu Anda"
          {...(sections.length === 0 && {
            action: { label: "Lihat kelas yang dibuka", href: "/Class" },
          })}
        />
      )}
      <section aria-labelledby="ruang" className="grid gap-3">
        <h2 id="ruang" className="text-xl font-bold">
          {sections.length > 0 ? "Ruang kerja" : "Akun"}
        </h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {[...sections, ...links].map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-14 items-center rounded-card border border-line px-4 font-semibold no-underline hover:bg-surface-2"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </DashboardLayout>
  );
}
