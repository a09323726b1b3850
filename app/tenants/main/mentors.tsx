import { slugify } from "~/lib/slug";
import type { ClassCardView, Section } from "~/lib/views";
import { SectionHeading } from "~/sections/section-heading";
import { Cover } from "~/ui/cover";

/** The people who teach the classes on this page, each once. */
export function Mentors({ classes }: { classes: Section<ClassCardView[]> }) {
  const mentors = classes.ok
    ? [...new Map(classes.data.flatMap((item) => item.mentors).map((mentor) => [mentor.name, mentor])).values()]
    : [];
  if (mentors.length === 0) return null;
  return (
    <section aria-labelledby="mentor" className="page py-14">
      <SectionHeading
        id="mentor"
        title="Belajar bersama mereka"
        lead="Mentor kami bekerja di bidangnya dan mengajar di sela pekerjaan itu."
      />
      <ul className="grid grid-cols-2 gap-6 md:grid-cols-4">
        {mentors.slice(0, 8).map(({ name, role, avatar }) => (
          <li key={name} className="grid justify-items-start gap-2">
            <Cover slug={slugify(name)} kind="mentor" cover={avatar} sizes="160px" className="size-24 rounded-full md:size-32" />
            <p className="font-bold">{name}</p>
            <p className="text-sm text-ink-soft">{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
