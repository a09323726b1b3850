import type { Schema } from "../../database/schema/schema";

export type Registration = "open" | "upcoming" | "closed" | "ended";

/** Whether a class takes registrations at `now` (UTC ms); missing dates do not restrict it. */
export function getRegistration(
  {
    registration_start,
    registration_end,
    end_at,
  }: Pick<Schema["classes"], "registration_start" | "registration_end" | "end_at">,
  now: number,
): Registration {
  if (end_at !== null && now > end_at) return "ended";
  if (registration_start !== null && now < registration_start) return "upcoming";
  return registration_end !== null && now > registration_end ? "closed" : "open";
}
