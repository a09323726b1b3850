export interface CampaignTables {
  /** Donations name a campaign by its id, and so do the accounts of the ledger; "umum" is the general one, without a row. */
  campaigns: {
    lms_id: string;
    id: string;
    slug: string;
    title: string;
    summary: string;
    /** HTML. */
    story: string;
    picture: string | null;
    picture_alt: string | null;
    goal: number | null;
    /** Last day, `YYYY-MM-DD` in WIB; as those of the permit. */
    ends_on: string | null;
    /** JSON: amounts with what they buy. */
    presets: string;
    permit_number: string | null;
    permit_from: string | null;
    permit_until: string | null;
    shows_donors: number;
    /** Switched on; it may still be too early or too late. */
    is_open: number;
    /** UTC ms when it was first opened; null for a draft, which only the staff see. */
    opened_at: number | null;
    created_by_name: string;
    created_at: number;
    version: number;
  };
  campaign_slugs: { lms_id: string; slug: string; campaign_id: string };
  campaign_updates: {
    lms_id: string;
    id: string;
    campaign_id: string;
    body: string;
    author_name: string;
    created_at: number;
    version: number;
  };
}
