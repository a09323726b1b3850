import { expect, test } from "vitest";
import type { ClassCardView } from "~/lib/views";
import { teachersOf } from "./people";

const mentor = { name: "Dewi Lestariningrum", role: "Pengembang web, Bandung", avatar: null };
const card = (name: string, mentors: ClassCardView["mentors"]) => ({ name, href: `/Class/${name}`, mentors }) as ClassCardView;

test("a mentor of several classes is shown once, with all of them in order", () => {
  const teachers = teachersOf([card("a", [mentor]), card("b", [{ ...mentor }]), card("c", [])]);
  expect(teachers).toEqual([
    {
      ...mentor,
      slug: "dewi-lestariningrum",
      teaches: [
        { name: "a", href: "/Class/a" },
        { name: "b", href: "/Class/b" },
      ],
    },
  ]);
});
