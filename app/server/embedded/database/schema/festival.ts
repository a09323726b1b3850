import type { FestivalPart } from "~/lib/festival-fields";

export interface FestivalTables {
  /** Sponsorship packages, speakers and programme of the tenant's festival. */
  festival_items: {
    lms_id: string;
    id: string;
    part: FestivalPart;
    /** JSON: `FestivalContent`. */
    content: string;
    /** Low numbers come first. */
    sort: number;
    created_at: number;
    version: number;
  };
}
