import type { SystemView } from "~/server/features/operations/system";
import { DataTable } from "~/ui/data-table";
import { DescriptionList } from "~/ui/description-list";
import { RichText } from "~/ui/rich-text";
import { SystemPage, type SystemPageProps } from "../system-page";

interface Props {
  page: SystemPageProps;
  system: SystemView;
}

export const SystemOverview = ({ page, system }: Props) => (
  <SystemPage page={page}>
    <DescriptionList items={system.facts} />
    <section aria-labelledby="berkas" className="grid gap-3">
      <h2 id="berkas" className="text-lg font-bold">
        Berkas: {system.files}
      </h2>
      {system.tenants.length > 0 && (
        <DataTable
          caption="Berkas tersimpan menurut situs"
          rows={system.tenants}
          rowKey={({ name }) => name}
          columns={[
            { key: "name", label: "Situs", cell: ({ name }) => name },
            { key: "count", label: "Berkas", cell: ({ count }) => count, numeric: true },
            { key: "size", label: "Ukuran", cell: ({ size }) => size, numeric: true },
          ]}
        />
      )}
    </section>
    <Documents documents={system.documents} />
    <section aria-labelledby="rilis" className="grid gap-3">
      <h2 id="rilis" className="text-lg font-bold">
        Catatan rilis
      </h2>
      <div lang="en" className="max-w-[75ch]">
        <RichText html={system.notesHtml} />
      </div>
    </section>
  </SystemPage>
);

const Documents = ({ documents }: Pick<SystemView, "documents">) => (
  <section aria-labelledby="dokumentasi" className="grid gap-3">
    <h2 id="dokumentasi" className="text-lg font-bold">
      Dokumentasi di repositori
    </h2>
    <ul className="grid gap-1">
      {documents.map(({ title, path, href }) => (
        <li key={path}>
          {title}: {href ? <a href={href}>{path}</a> : <code>{path}</code>}
        </li>
      ))}
    </ul>
  </section>
);
