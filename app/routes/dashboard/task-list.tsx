import type { ReactNode } from "react";
import type { StatusView } from "~/lib/views";
import { Badge } from "~/ui/badge";

export interface TaskItem {
  id: string;
  title: string;
  status: StatusView;
  detail: string;
  /** English, as commands say it. */
  error: string | null;
  action?: ReactNode;
}

interface Props {
  title: string;
  tasks: readonly TaskItem[];
  /** Reloads itself meanwhile. */
  isWorking: boolean;
  path: string;
}

/** What a job was asked for, with its state. */
export const TaskList = ({ title, tasks, isWorking, path }: Props) => (
  <section aria-labelledby="permintaan" className="grid gap-3">
    <h2 id="permintaan" className="text-lg font-bold">
      {title}
    </h2>
    {isWorking && (
      <p>
        Halaman ini dimuat ulang sendiri setiap sepuluh detik. <a href={path}>Muat ulang</a>
      </p>
    )}
    <ul className="grid rounded-card border border-line">
      {tasks.map(({ id, title: name, status, detail, error, action }) => (
        <li key={id} className="border-line px-4 py-3 not-last:border-b">
          <p className="font-semibold wrap-anywhere">
            {name} <Badge tone={status.tone}>{status.label}</Badge>
          </p>
          <p className="text-ink-soft wrap-anywhere">{detail}</p>
          {error && (
            <p lang="en" className="wrap-anywhere">
              {error}
            </p>
          )}
          {action}
        </li>
      ))}
    </ul>
  </section>
);
