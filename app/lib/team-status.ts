import { SCHOOL_STATUS } from "./school-status";
import type { TeamStatus } from "./team-fields";
import type { StatusView } from "./views";

/** Designs B8. */
export const TEAM_STATUS = {
  draft: SCHOOL_STATUS.draft,
  submitted: SCHOOL_STATUS.submitted,
  revision_requested: SCHOOL_STATUS.revision_requested,
  verified: SCHOOL_STATUS.verified,
  rejected: SCHOOL_STATUS.rejected,
  withdrawn: { label: "Mengundurkan diri", tone: "neutral" },
} as const satisfies Record<TeamStatus, StatusView>;

/** What others than the team see: drafts are its own. */
export const SENT_TEAM_STATUSES = [
  "submitted",
  "revision_requested",
  "verified",
  "rejected",
  "withdrawn",
] as const satisfies readonly TeamStatus[];
