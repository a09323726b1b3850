import type { Optional } from "~/lib/views";
import { NoOpenClasses } from "~/sections/no-open-classes";
import type { ClassList } from "~/server/features/classes";
import { ButtonLink } from "~/ui/button";
import { ClassCard } from "~/ui/class-card";
import { PageHeader } from "~/ui/page-header";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  title: string;
  description: string | null;
  classes: Optional<ClassList>;
}

/** The program in its own words, with its next classes. */
export function PesilatHome({ title, description, classes }: Props) {
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader title={title} lead={description} />
      <section aria-labelledby="kelas" className="grid gap-4">
        <h2 id="kelas" className="text-2xl font-bold">
          Kelas program
        </h2>
        {!classes.ok && <Unavailable name="Daftar kelas" />}
        {classes.ok && classes.data.items.length === 0 && (
          <NoOpenClasses>Kelas program ini dibuka menurut jadwal sekolah peserta.</NoOpenClasses>
        )}
        {classes.ok && classes.data.items.length > 0 && (
          <>
            <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {classes.data.items.map((item) => (
                <ClassCard key={item.id} item={item} />
              ))}
            </div>
            <p>
              <ButtonLink href="/Pesilat/Class" variant="secondary">
                Semua kelas program
              </ButtonLink>
            </p>
          </>
        )}
      </section>
    </div>
  );
}
