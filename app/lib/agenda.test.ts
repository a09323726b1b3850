import { expect, test } from "vitest";
import { type Agenda, listAgendaItems } from "./agenda";
import { DAY_MS, HOUR_MS } from "./time";

/** Monday 30 November 2026, 00.00 WIB. */
const MONDAY = Date.parse("2026-11-30T00:00:00+07:00");
const WEEK = { from: MONDAY, to: MONDAY + 7 * DAY_MS };
const NOTHING: Agenda = { classes: [], webinars: [], quizzes: [], assignments: [] };
const COURSE = {
  id: "1",
  slug: "web",
  name: "Dasar Web",
  type: "free",
  schedule: "Senin dan Kamis pukul 19.00–21.00 WIB",
  startAt: MONDAY - 30 * DAY_MS,
  endAt: MONDAY + 30 * DAY_MS,
};

const list = (agenda: Partial<Agenda>, period = WEEK) =>
  listAgendaItems({ ...NOTHING, ...agenda }, period).map(({ day, time, title, detail }) =>
    [day, time, title, detail].filter(Boolean).join(" | "),
  );

test("listAgendaItems shows the lessons of a weekly schedule that lie in the period", () => {
  expect(list({ classes: [COURSE] })).toEqual([
    "Senin, 30 November 2026 | 19.00–21.00 WIB | Dasar Web | Kelas langsung",
    "Kamis, 3 Desember 2026 | 19.00–21.00 WIB | Dasar Web | Kelas langsung",
  ]);
  const evening = MONDAY + 19.5 * HOUR_MS;
  expect(list({ classes: [COURSE] }, { from: evening, to: evening + DAY_MS })).toEqual([]);
  const tuesday = MONDAY + DAY_MS;
  expect(list({ classes: [{ ...COURSE, startAt: tuesday }] })).toHaveLength(1);
  expect(list({ classes: [{ ...COURSE, endAt: tuesday }] })).toHaveLength(1);
});

test("listAgendaItems keeps the time zone of a schedule", () => {
  const schedule = "Selasa pukul 00.30–02.00 WIT";

  expect(list({ classes: [{ ...COURSE, schedule }] })).toEqual([
    "Selasa, 1 Desember 2026 | 00.30–02.00 WIT | Dasar Web | Kelas langsung",
  ]);
});

test("listAgendaItems shows the first and last day of a class without a weekly schedule", () => {
  const course = { ...COURSE, schedule: "Mandiri", startAt: MONDAY, endAt: MONDAY + 60 * DAY_MS };

  expect(list({ classes: [course] })).toEqual([
    "Senin, 30 November 2026 | Dasar Web | Kelas dimulai",
  ]);
  expect(list({ classes: [{ ...course, endAt: MONDAY + DAY_MS }] })).toHaveLength(2);
});

test("listAgendaItems sorts webinars and quizzes among the lessons", () => {
  const startAt = Date.parse("2026-12-01T10:00:00+07:00");

  expect(
    list({
      classes: [COURSE],
      webinars: [
        { id: "w", slug: "karier", title: "Karier", platform: "Zoom", startAt, durationMin: 90 },
      ],
      quizzes: [{ id: "q", title: "Kuis 1", className: "Dasar Web", deadlineAt: startAt - 1 }],
    }),
  ).toEqual([
    "Senin, 30 November 2026 | 19.00–21.00 WIB | Dasar Web | Kelas langsung",
    "Selasa, 1 Desember 2026 | 09.59 WIB | Kuis 1 | Batas waktu kuis Dasar Web",
    "Selasa, 1 Desember 2026 | 10.00–11.30 WIB | Karier | Webinar lewat Zoom",
    "Kamis, 3 Desember 2026 | 19.00–21.00 WIB | Dasar Web | Kelas langsung",
  ]);
});

test("listAgendaItems shows when tasks are due", () => {
  const assignments = [{ id: "7", title: "Palet warna", className: "Dasar Web", dueAt: MONDAY }];

  expect(list({ assignments })).toEqual([
    "Senin, 30 November 2026 | 00.00 WIB | Palet warna | Tenggat tugas Dasar Web",
  ]);
});
