import type { InvoiceRowView } from "~/lib/invoice-views";
import type { OverviewView } from "~/lib/overview-views";
import type { MenuItem, Optional } from "~/lib/views";
import type { LearnerHomeView } from "~/server/features/my-classes";
import type { StaffClassView } from "~/server/features/staff-classes";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { Unavailable } from "~/ui/unavailable";
import { DashboardLayout } from "../dashboard-layout";
import { StaffClassTable } from "../staff-class-table";
import { LearnerHome } from "./learner-home";
import { Overview } from "./overview";
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
  /** Account pages, for learners. */
  links: readonly MenuItem[];
  roleLabels: string[];
  path: string;
  /** What a learner has to pay first. */
  unpaid: InvoiceRowView | null;
  /** Null for users who are no learners. */
  learning: LearnerHomeView | null;
  /** Classes that the user teaches; null for others. */
  taught: Optional<StaffClassView[]> | null;
  /** Pending tasks of the user; null if unavailable. */
  tasks: TaskView[] | null;
  /** Null for who may not see the tenant's figures. */
  overview: OverviewView | null;
  /** What is broken in the installation, for its operators; null if unavailable. */
  troubles: TaskView[] | null;
}

/** What waits, and what the user's roles are about. */
export function DashboardHome({ name, menu, links, roleLabels, path, ...work }: Props) {
  const { learning, taught, unpaid, tasks, overview, troubles } = work;
  return (
    <DashboardLayout
      title={`Halo, ${name}`}
      lead={roleLabels.length > 0 ? `Anda masuk sebagai ${roleLabels.join(", ")}.` : null}
      menu={menu}
      path={path}
    >
      {troubles === null && (
        <Notice tone="warning">
          Keadaan sistem belum dapat diperiksa. Coba lagi beberapa saat lagi.
        </Notice>
      )}
      {troubles && troubles.length > 0 && (
        <Tasks id="diperbaiki" title="Perlu diperbaiki" tasks={troubles} />
      )}
      {unpaid?.href && <UnpaidCard item={unpaid} href={unpaid.href} />}
      {learning && <LearnerHome home={learning} />}
      {tasks === null && (
        <Notice tone="warning">
          Pekerjaan yang menunggu belum dapat dimuat. Coba lagi beberapa saat lagi.
        </Notice>
      )}
      {tasks && tasks.length > 0 && <Tasks id="menunggu" title="Menunggu Anda" tasks={tasks} />}
      {tasks?.length === 0 && !learning && !unpaid && !overview?.setup && (
        <EmptyState
          title="Tidak ada yang menunggu Anda"
          {...(menu.length === 1 && {
            action: { label: "Lihat kelas yang dibuka", href: "/Class" },
          })}
        />
      )}
      {overview && <Overview overview={overview} />}
      {taught && <TaughtClasses classes={taught} />}
      {learning && <AccountLinks links={links} />}
    </DashboardLayout>
  );
}

/** Rows with one action each, most urgent first. */
const Tasks = ({ id, title, tasks }: { id: string; title: string; tasks: TaskView[] }) => (
  <section aria-labelledby={id} className="grid gap-3">
    <h2 id={id} className="text-lg font-bold">
      {title}
    </h2>
    <ul className="grid rounded-card border border-line">
      {tasks.map((task, index) => (
        <li
          key={task.title}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-last:border-b"
        >
          <div>
            <p className="font-semibold">{task.title}</p>
            {task.detail && <p className="text-ink-soft wrap-anywhere">{task.detail}</p>}
          </div>
          <ButtonLink href={task.href} variant={index === 0 ? "primary" : "secondary"}>
            {task.action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </section>
);

const AccountLinks = ({ links }: { links: readonly MenuItem[] }) => (
  <section aria-labelledby="ruang" className="grid gap-3">
    <h2 id="ruang" className="text-lg font-bold">
      Akun
    </h2>
    <ul className="grid gap-2 sm:grid-cols-2">
      {links.map(({ label, href }) => (
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
);

function TaughtClasses({ classes }: { classes: Optional<StaffClassView[]> }) {
  if (classes.ok && classes.data.length === 0) return null;
  return (
    <section aria-labelledby="kelas-diajar" className="grid gap-3">
      <h2 id="kelas-diajar" className="text-xl font-bold">
        Kelas yang Anda ajar
      </h2>
      {classes.ok ? (
        <StaffClassTable rows={classes.data} />
      ) : (
        <Unavailable name="Kelas yang Anda ajar" />
      )}
    </section>
  );
}
