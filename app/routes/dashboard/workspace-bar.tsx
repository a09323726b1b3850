import { useRouteLoaderData } from "@remix-run/react";
import type { WorkspaceView } from "~/lib/views";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/form/post-form";

interface RootData {
  favicon: string | null;
  frame: { site: { title: string } };
  workspace: WorkspaceView | null;
}

const BAR_LINK =
  "inline-flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-surface-2";

/** The tenant's name, the way back to its site, and the account. */
export function WorkspaceBar() {
  const { favicon, frame, workspace } = useRouteLoaderData("root") as RootData;
  const { title } = frame.site;
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex min-h-14 items-center gap-2 px-4 md:px-6">
        <a
          href="/Dashboard"
          className="inline-flex min-h-11 min-w-0 items-center gap-2 font-heading font-bold text-ink no-underline"
        >
          <Mark favicon={favicon} title={title} />
          <span className="truncate">{title}</span>
        </a>{" "}
        <nav aria-label="Akun dan situs" className="ml-auto flex shrink-0 items-center">
          <a href="/" className={BAR_LINK}>
            Lihat situs
          </a>{" "}
          {workspace && <AccountMenu workspace={workspace} />}
        </nav>
      </div>
    </header>
  );
}

const Mark = ({ favicon, title }: { favicon: string | null; title: string }) =>
  favicon ? (
    <img src={favicon} alt="" width={28} height={28} className="size-7 shrink-0 rounded-control" />
  ) : (
    <span
      aria-hidden="true"
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-control bg-primary text-on-primary"
    >
      {title.slice(0, 1)}
    </span>
  );

function AccountMenu({ workspace }: { workspace: WorkspaceView }) {
  const { userName, roles, activeRole, links } = workspace;
  const labels = roles.filter(({ kind }) => activeRole === null || kind === activeRole);
  return (
    <details className="relative">
      <summary className={BAR_LINK}>
        <span className="md:hidden">Akun</span>
        <span className="hidden max-w-48 truncate md:inline">{userName}</span>
        <span aria-hidden="true" className="ml-1">
          ▾
        </span>
      </summary>
      <div className="absolute top-full right-0 z-20 grid w-68 max-w-[calc(100vw-2rem)] gap-3 rounded-card border border-line bg-surface p-4 shadow-lg">
        <p>
          <strong>{userName}</strong>
          <br />
          <span className="text-ink-soft">{labels.map(({ label }) => label).join(", ")}</span>
        </p>
        {roles.length > 1 && <RoleSwitch workspace={workspace} />}
        <ul className="-mx-3">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={`${BAR_LINK} w-full`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** The role arranges the pages and grants nothing (ROL5). */
function RoleSwitch({ workspace }: { workspace: WorkspaceView }) {
  const { roles, activeRole, idempotencyKey } = workspace;
  return (
    <form
      method="post"
      action="/Welcome?redirect=%2FDashboard"
      className="grid gap-2 border-t border-line pt-3"
    >
      <HiddenFields idempotencyKey={idempotencyKey} />
      <input type="hidden" name="keep" value="on" />
      <label htmlFor="peran-aktif" className="font-semibold">
        Peran
      </label>
      <select
        id="peran-aktif"
        name="kind"
        defaultValue={activeRole ?? undefined}
        className="control"
      >
        {roles.map(({ kind, label }) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      <Button variant="secondary">Ganti peran</Button>
    </form>
  );
}
