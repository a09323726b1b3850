import { formatCount } from "~/lib/numbers";
import { formatBytes } from "~/lib/operations";
import changelog from "../../../../CHANGELOG.md?raw";
import type { RequestContext } from "../../request/context";
import { getAdmin } from "../admin";
import { toHtml } from "../content/markdown";
import { required } from "../required";

/** Sections of the changelog, and characters of them, that the page shows. */
const MAX_SECTIONS = 2;
const MAX_NOTES_LENGTH = 12_000;

export interface SystemView {
  facts: { label: string; value: string }[];
  tenants: { name: string; count: string; size: string }[];
  files: string;
  /** HTML of the newest sections of the changelog, in English. */
  notesHtml: string;
  documents: { title: string; path: string; href: string | null }[];
}

const DOCUMENTS = [
  { title: "Menjalankan, pengaturan, pembaruan", path: "README.md" },
  { title: "Keamanan, untuk operator", path: "SECURITY.md" },
  { title: "Arsitektur", path: "docs/architecture.md" },
  { title: "Keputusan", path: "docs/decisions/README.md" },
  { title: "Perubahan", path: "CHANGELOG.md" },
] as const;

/** What runs, what it stores, and what is new in it. @throws AppError forbidden, unavailable */
export async function readSystem(context: RequestContext): Promise<SystemView> {
  const system = await required(getAdmin(context).getSystem());
  const { database, migrations, disk, files } = system;
  const kind = database.kind === "sqlite" ? "SQLite" : "PostgreSQL";
  return {
    facts: [
      { label: "Versi", value: system.version },
      { label: "Commit", value: system.commit ?? "tidak diketahui (APP_COMMIT belum diatur)" },
      { label: "Node", value: system.node },
      { label: "Instans yang menjawab", value: system.instance },
      {
        label: "Basis data",
        value: `${kind} ${database.version}, ${formatBytes(database.bytes)}`,
      },
      {
        label: "Migrasi",
        value: `${formatCount(migrations.count)} diterapkan, terakhir ${migrations.latest}`,
      },
      {
        label: "Ruang kosong di DATA_DIR",
        value: `${formatBytes(disk.freeBytes)} dari ${formatBytes(disk.totalBytes)}`,
      },
    ],
    tenants: files.tenants.map(({ name, count, bytes }) => ({
      name,
      count: formatCount(count),
      size: formatBytes(bytes),
    })),
    files: `${formatCount(files.count)} berkas, ${formatBytes(files.bytes)}`,
    notesHtml: toHtml(selectNewestSections(changelog)),
    documents: DOCUMENTS.map((document) => ({ ...document, href: toHref(context, document.path) })),
  };
}

const toHref = ({ sourceUrl }: RequestContext, path: string) =>
  sourceUrl && `${sourceUrl}/blob/HEAD/${path}`;

/** The newest sections, cut at the end of an entry; their headings go below the page's. */
export function selectNewestSections(markdown: string): string {
  const sections = markdown.split(/^(?=## )/m).slice(1, 1 + MAX_SECTIONS);
  const text = sections
    .join("")
    .replace(/^(#+) \[?([^\]\n]*)\]?/gm, "$1# $2")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  if (text.length <= MAX_NOTES_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf("\n- ", MAX_NOTES_LENGTH))}\n\n…`;
}
