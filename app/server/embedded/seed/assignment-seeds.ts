import type { Criterion } from "~/lib/assignments";
import type { Schema } from "../database/schema/schema";
import { deriveRecordId } from "../kit/ids";
import { assignments, type SeedAssignment } from "./content/assignments";
import type { SeedClass } from "./content/types";
import { toTimestamp } from "./seed-time";

export const getAssignmentId = (
  tenantId: string,
  ...place: [classSlug: string, module: string, chapter: string]
) => deriveRecordId("assignment", tenantId, ...place);

export const findSeedAssignment = (
  { slug }: SeedClass,
  chapter: { title: string },
): SeedAssignment | undefined =>
  assignments.find(({ classSlug, title }) => classSlug === slug && title === chapter.title);

export interface PlacedSeed {
  task: SeedAssignment;
  seed: SeedClass;
  module: string;
  chapter: string;
}

export const listPlaced = (seed: SeedClass): PlacedSeed[] =>
  seed.modules.flatMap((module) =>
    module.chapters.flatMap((chapter) => {
      const task = chapter.type === "assignment" && findSeedAssignment(seed, chapter);
      return task ? [{ task, seed, module: module.slug, chapter: chapter.slug }] : [];
    }),
  );

export const toCriteria = ({ criteria }: SeedAssignment): Criterion[] =>
  criteria.map(([title, points], at) => ({ id: `k${at + 1}`, title, points }));

export const toAssignmentRow = (
  tenantId: string,
  { task, seed, ...place }: PlacedSeed,
  now: number,
) => ({
  lms_id: tenantId,
  id: getAssignmentId(tenantId, seed.slug, place.module, place.chapter),
  class_id: deriveRecordId("class", tenantId, seed.slug),
  title: task.title
    .replace(/^Tugas(?: akhir)?: /, "")
    .replace(/^./, (first) => first.toUpperCase()),
  criteria: JSON.stringify(toCriteria(task)),
  due_at: seed.start && toTimestamp({ day: seed.start.day + task.dueAfter, hour: 23 }, now),
  late_max: task.lateMax,
  pass_mark: task.passMark,
  created_at: now,
  updated_at: now,
});

/** Assignments of a tenant's classes. */
export const toAssignmentRows = (
  tenantId: string,
  classes: readonly SeedClass[],
  now: number,
): Schema["assignments"][] =>
  classes.flatMap((seed) =>
    listPlaced(seed).map((placed) => toAssignmentRow(tenantId, placed, now)),
  );
