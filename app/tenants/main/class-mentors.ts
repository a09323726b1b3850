import { slugify } from "~/lib/slug";
import type { ClassCardView } from "~/lib/views";

export interface MentorWithClasses {
  name: string;
  role: string;
  avatar: string | null;
  /** Seed of the generated portrait. */
  slug: string;
  classes: { name: string; href: string }[];
}

/** Mentors of the classes without duplicates, in order of the classes. */
export function groupClassesByMentor(classes: readonly ClassCardView[]): MentorWithClasses[] {
  const mentorsByName = new Map<string, MentorWithClasses>();
  for (const { name, href, mentors } of classes) {
    for (const mentor of mentors) {
      const entry = mentorsByName.get(mentor.name) ?? {
        ...mentor,
        slug: slugify(mentor.name),
        classes: [],
      };
      if (!entry.classes.some((item) => item.href === href)) entry.classes.push({ name, href });
      mentorsByName.set(mentor.name, entry);
    }
  }
  return [...mentorsByName.values()];
}
