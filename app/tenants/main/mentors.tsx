import { MENTOR_PATH } from "~/lib/paths";
import type { ClassCardView, Optional } from "~/lib/views";
import { Cover } from "~/ui/cover";
import { Unavailable } from "~/ui/unavailable";
import { groupClassesByMentor } from "./class-mentors";
import { MoreLink, SectionHeading } from "./section-heading";

export function Mentors({ classes }: { classes: Optional<ClassCardView[]> }) {
  const mentors = classes.ok ? groupClassesByMentor(classes.data).slice(0, 9) : [];
  if (classes.ok && mentors.length === 0) return null;
  return (
    <section aria-labelledby="mentor" className="page py-16">
      <SectionHeading
        id="mentor"
        title="Duduk bersama para mentor"
        lead="Mentor kami bekerja di bidangnya, dan mengajar di sela pekerjaan itu."
      >
        {classes.ok && <MoreLink href={MENTOR_PATH}>Semua mentor</MoreLink>}
      </SectionHeading>
      {!classes.ok && <Unavailable name="Daftar mentor" />}
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {mentors.map(({ name, role, avatar, slug, classes: taughtClasses }) => (
          <li
            key={name}
            className="grid grid-cols-[auto_1fr] items-start gap-5 max-sm:nth-[n+7]:hidden"
          >
            <div className="rounded-full bg-sun pt-1 pr-1.5">
              <Cover
                slug={slug}
                kind="mentor"
                cover={avatar}
                sizes="96px"
                className="size-22 rounded-full bg-surface-2"
              />
            </div>
            <div>
              <h3 className="text-xl font-bold">{name}</h3>
              {role && <p className="text-base text-ink-soft">{role}</p>}
              {taughtClasses.slice(0, 1).map((item) => (
                <a
                  key={item.href}
                  href={item.href}
                  className="inline-flex min-h-11 items-center py-1 text-base leading-snug font-semibold text-primary-text underline hover:no-underline"
                >
                  {item.name}
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
