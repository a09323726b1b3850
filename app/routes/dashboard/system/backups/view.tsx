import type { BackupListView, BackupRowView } from "~/server/features/operations/backups";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { TaskList } from "../../task-list";
import { SystemPage, type SystemPageProps } from "../system-page";

interface Props {
  page: SystemPageProps;
  list: BackupListView;
  rejection: string | null | undefined;
}

export const Backups = ({ page, list, rejection }: Props) => (
  <SystemPage
    page={page}
    lead={
      <>
        Satu arsip memuat basis data, berkas, dan daftar isinya. Yang terlihat ada di DATA_DIR
        instans <strong>{list.instance}</strong>: {list.total}.
      </>
    }
    rejection={rejection}
  >
    {list.isPostgres && <PostgresNotice />}
    <form method="post" action={page.path}>
      <HiddenFields idempotencyKey={page.idempotencyKey} />
      <input type="hidden" name="intent" value="make" />
      <Button>Buat cadangan sekarang</Button>
    </form>
    {list.tasks.length > 0 && (
      <TaskList
        title="Permintaan terakhir"
        tasks={list.tasks}
        isWorking={list.isWorking}
        path={page.path}
      />
    )}
    {list.rows.length === 0 ? (
      <EmptyState title="Belum ada cadangan" />
    ) : (
      <Files rows={list.rows} page={page} />
    )}
    <Pagination links={list.links} label="Halaman cadangan" />
    <p className="max-w-[65ch] text-ink-soft">
      Untuk memulihkan, hentikan situs dan jalankan <code>npm run restore -- BERKAS</code> dengan
      DATA_DIR dan basis data yang kosong. Cadangan terbaru yang utuh tidak dapat dihapus; selama
      belum ada yang diperiksa, yang terbaru.
    </p>
  </SystemPage>
);

const PostgresNotice = () => (
  <Notice tone="info">
    <p>
      Basis data situs ini PostgreSQL. Arsip di sini memuat semua barisnya, tetapi bukan cadangan
      peladen PostgreSQL itu sendiri: pemulihan ke satu saat tertentu dan salinan peladen diatur
      pengelolanya. Salinan dengan alat PostgreSQL:
    </p>
    <p>
      <code className="wrap-anywhere">
        pg_dump --format=custom --file=pendopo.dump "$DATABASE_URL"
      </code>
    </p>
  </Notice>
);

const Files = ({ rows, page }: { rows: BackupRowView[]; page: SystemPageProps }) => (
  <form method="post" action={page.path}>
    <HiddenFields idempotencyKey={page.idempotencyKey} />
    <input type="hidden" name="intent" value="verify" />
    <DataTable
      caption="Cadangan"
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        {
          key: "name",
          label: "Berkas",
          cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
        },
        { key: "kind", label: "Jenis", cell: ({ kind }) => kind },
        { key: "created", label: "Dibuat", cell: ({ created }) => created },
        { key: "size", label: "Ukuran", cell: ({ size }) => size, numeric: true },
        {
          key: "verified",
          label: "Diperiksa",
          cell: ({ verified }) => <Verified verified={verified} />,
        },
        {
          key: "action",
          label: "Tindakan",
          hideLabel: true,
          cell: ({ name, href, isDeletable }) =>
            href && <Actions name={name} href={href} isDeletable={isDeletable} />,
        },
      ]}
    />
  </form>
);

const Verified = ({ verified }: Pick<BackupRowView, "verified">) =>
  verified ? (
    <>
      <Badge tone={verified.status.tone}>{verified.status.label}</Badge> {verified.detail}
    </>
  ) : (
    "belum"
  );

const LINK_CLASS = "inline-flex min-h-11 items-center px-3 underline";

interface ActionsProps {
  name: string;
  href: string;
  isDeletable: boolean;
}

const Actions = ({ name, href, isDeletable }: ActionsProps) => (
  <>
    <Button variant="quiet" name="name" value={name} aria-label={`Periksa ${name}`}>
      Periksa
    </Button>
    <a href={href} aria-label={`Unduh ${name}`} className={LINK_CLASS}>
      Unduh
    </a>
    {isDeletable && (
      <a href={`${href}/Hapus`} aria-label={`Hapus ${name}`} className={LINK_CLASS}>
        Hapus
      </a>
    )}
  </>
);
