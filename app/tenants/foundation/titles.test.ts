import { expect, test } from "vitest";
import { titles } from "./titles";

test("[TTL6] titles has thirteen page keys and the fixed titles", () => {
  expect(Object.keys(titles)).toHaveLength(13);
  expect(titles).toMatchObject({
    Class: "Kelas",
    "Class-Competence-slug": "record",
    About: "Tentang",
    Campus: "Untuk Kampus",
    Government: "Untuk Pemerintahan",
    Corporates: "Untuk Perusahaan",
    "Portfolio-type-title": "record",
    Blog: "Blogs",
    "Blog-id-title": "record",
    "Program-id-slug": "record",
    "Make-Appointment": "Buat Perjanjian",
  });
  expect(titles.index).toEqual(expect.any(String));
  expect(titles.Metamorfosa).toEqual({
    title: "Metamorfosa",
    description: expect.stringMatching(/\S/),
  });
});
