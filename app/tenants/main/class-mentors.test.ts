import { expect, test } from "vitest";
import type { ClassCardView } from "~/lib/views";
import { groupClassesByMentor } from "./class-mentors";

const mentor = { name: "Dewi Lestariningrum", role: "Pengembang web, Bandung", avatar: null };
const createCard = (name: string, mentors: ClassCardView["mentors"]) =>
  ({ name, href: `/Class/${name}`, mentors }) as ClassCardView;

test("groupClassesByMentor lists a mentor once with all classes in order", () => {
  const mentors = groupClassesByMentor([
    createCard("a", [mentor]),
    createCard("b", [{ ...mentor }]),
    createCard("c", []),
  ]);

  expect(mentors).toEqual([
    {
      ...mentor,
      slug: "dewi-lestariningrum",
      classes: [
        { name: "a", href: "/Class/a" },
        { name: "b", href: "/Class/b" },
      ],
    },
  ]);
});
