import { slugify } from "~/lib/slug";
import type { ClassCardView } from "~/lib/views";

/** A mentor with the classes on this page that he or she teaches. */
export interface Teacher {
  name: string;
  role: string;
  avatar: string | null;
  /** What the drawn portrait is made from. */
  slug: string;
  teaches: { name: string; href: string }[];
}

/** Everyone who teaches the given classes, each once, in the order of the classes. */
export function teachersOf(classes: readonly ClassCardView[]): Teacher[] {
  const found = new Map<string, Teacher>();
  for (const { name, href, mentors } of classes) {
    for (const mentor of mentors) {
      const known = found.get(mentor.name) ?? { ...mentor, slug: slugify(mentor.name), teaches: [] };
      if (!known.teaches.some((item) => item.href === href)) known.teaches.push({ name, href });
      found.set(mentor.name, known);
    }
  }
  return [...found.values()];
}
