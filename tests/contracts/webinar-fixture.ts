import { MINUTE_MS } from "~/lib/time";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { TENANT_ID } from "./backend";

/** A webinar of an hour that starts in some minutes. */
export const createWebinarRow = (
  slug: string,
  minutes: number,
  more: Partial<Schema["webinars"]> = {},
  now = Date.now(),
): Schema["webinars"] => ({
  lms_id: TENANT_ID,
  id: slug,
  slug,
  title: `Webinar ${slug}`,
  summary: "",
  description: "<p>Isi</p>",
  speakers: '[{"name":"Budi","role":"Mentor","bio":""}]',
  start_at: now + minutes * MINUTE_MS,
  duration_min: 60,
  zone: "Asia/Jakarta",
  platform: "Zoom",
  program_id: null,
  class_id: null,
  join_url: `https://ruang.example/${slug}`,
  recording_url: null,
  slide_url: null,
  version: 1,
  ...more,
});
