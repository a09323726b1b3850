import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../../dashboard-layout";
import type { SitePageProps } from "../site-form";

interface Task {
  label: string;
  href: string;
  isDone: boolean;
}

interface Props {
  page: SitePageProps;
  /** After a save. */
  savedMessage: string | null;
  tasks: Task[];
  parts: { label: string; href: string; value: string }[];
}

export function SiteOverview({ page, savedMessage, tasks, parts }: Props) {
  return (
    <DashboardLayout
      title={page.title}
      lead="Nama, tampilan, dan teks situs ini. Perubahan langsung terlihat pengunjung."
      menu={page.menu}
      path={page.path}
    >
      {savedMessage && <Notice tone="success">{savedMessage}</Notice>}
      {tasks.some(({ isDone }) => !isDone) && <Checklist tasks={tasks} />}
      <section aria-labelledby="bagian" className="grid gap-3">
        <h2 id="bagian" className="text-xl font-bold">
          Pengaturan
        </h2>
        <ul className="grid gap-3">
          {parts.map(({ label, href, value }) => (
            <li key={href} className="border-t border-line pt-2">
              <a href={href} className="inline-flex min-h-11 items-center font-semibold underline">
                {label}
              </a>
              <span className="block wrap-anywhere text-ink-soft">{value}</span>
            </li>
          ))}
        </ul>
      </section>
    </DashboardLayout>
  );
}

/** Shown until everything is done. */
function Checklist({ tasks }: { tasks: Task[] }) {
  return (
    <section
      aria-labelledby="langkah"
      className="grid gap-2 rounded-card border border-line bg-surface-2 p-5"
    >
      <h2 id="langkah" className="text-xl font-bold">
        Langkah pertama: {tasks.filter(({ isDone }) => isDone).length} dari {tasks.length} selesai
      </h2>
      <ol className="grid">
        {tasks.map(({ label, href, isDone }) => (
          <li key={label} className="flex min-h-11 items-center gap-2">
            <span className={isDone ? "done-mark" : "text-ink-soft"}>
              {isDone ? <span className="sr-only">Selesai: </span> : "○ "}
            </span>
            {isDone ? (
              label
            ) : (
              <a href={href} className="inline-flex min-h-11 items-center underline">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
