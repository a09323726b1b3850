import { PEOPLE_PATH, type PersonChange, personPath } from "~/lib/people-fields";
import { formatPhone } from "~/lib/phone";
import type { MenuItem } from "~/lib/views";
import type { PersonView } from "~/server/features/people";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { Unavailable } from "~/ui/unavailable";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  person: PersonView;
}

const CHANGE_LINKS: Record<PersonChange, { label: string; segment: string }> = {
  suspend: { label: "Nonaktifkan", segment: "Nonaktifkan" },
  restore: { label: "Aktifkan kembali", segment: "Aktifkan" },
  remove: { label: "Keluarkan dari situs", segment: "Keluarkan" },
  "reset-second-factor": { label: "Matikan dua langkah", segment: "Matikan-Dua-Langkah" },
};

export function PersonDetail({ menu, path, person }: Props) {
  const { id, name, email, phone, roles, status, joined, suspension, changes } = person;
  return (
    <DashboardLayout
      title={name}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Orang", href: PEOPLE_PATH }, { label: name }]}
    >
      {suspension && (
        <Notice tone="danger" title="Akun ini dinonaktifkan">
          {suspension}
        </Notice>
      )}
      <DescriptionList
        items={[
          { label: "Status", value: <Badge tone={status.tone}>{status.label}</Badge> },
          { label: "Email", value: email },
          { label: "Nomor HP", value: phone ? formatPhone(phone) : "–" },
          { label: "Peran", value: roles },
          {
            label: "Verifikasi dua langkah",
            value: person.hasSecondFactor ? "Aktif" : "Tidak aktif",
          },
          { label: "Akun sejak", value: joined },
        ]}
      />
      <p className="flex flex-wrap gap-3">
        {person.canSetRoles && <ButtonLink href={`${personPath(id)}/Peran`}>Ubah peran</ButtonLink>}
        {changes.map((change) => (
          <ButtonLink
            key={change}
            href={`${personPath(id)}/${CHANGE_LINKS[change].segment}`}
            variant="secondary"
          >
            {CHANGE_LINKS[change].label}
          </ButtonLink>
        ))}
        {person.canSetRoles && (
          <>
            <ButtonLink href={`${personPath(id)}/Data`} variant="secondary">
              Salinan data
            </ButtonLink>
            <ButtonLink href={`${personPath(id)}/Hapus`} variant="secondary">
              Hapus data
            </ButtonLink>
          </>
        )}
      </p>
      <Classes classes={person.classes} />
      <section aria-labelledby="jejak" className="grid gap-3">
        <h2 id="jejak" className="text-xl font-bold">
          Siapa melakukan apa
        </h2>
        <Audit audit={person.audit} />
      </section>
    </DashboardLayout>
  );
}

function Classes({ classes }: Pick<PersonView, "classes">) {
  return (
    <section aria-labelledby="kelas" className="grid gap-3">
      <h2 id="kelas" className="text-xl font-bold">
        Kelas
      </h2>
      {classes.length === 0 ? (
        <p className="text-ink-soft">Belum ada kelas.</p>
      ) : (
        <ul className="list-disc pl-5">
          {classes.map(({ name, href, part }) => (
            <li key={`${part} ${href}`}>
              <a href={href} className="underline">
                {name}
              </a>{" "}
              ({part})
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the person did, and what was done to them. */
function Audit({ audit }: Pick<PersonView, "audit">) {
  if (!audit) return <Unavailable name="Jejak audit" />;
  if (audit.rows.length === 0) return <p className="text-ink-soft">Belum ada catatan.</p>;
  return (
    <>
      <DataTable
        caption="Jejak audit"
        rows={audit.rows}
        rowKey={({ seq }) => String(seq)}
        columns={[
          { key: "when", label: "Waktu", cell: ({ when }) => when },
          { key: "actor", label: "Pelaku", cell: ({ actor }) => actor },
          { key: "action", card: "name", label: "Tindakan", cell: ({ action }) => action },
          { key: "entity", label: "Pada", cell: ({ entity }) => entity },
          { key: "change", label: "Perubahan", cell: ({ change }) => change },
        ]}
      />
      <Pagination links={audit.links} label="Halaman jejak audit" />
    </>
  );
}
