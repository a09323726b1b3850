/** A legal text: numbered sections with paragraphs, lists and a link to act on what is said. */
export interface LegalDocument {
  title: string;
  lead: string;
  /** `YYYY-MM-DD` of the present wording. */
  updatedOn: string;
  sections: LegalSection[];
}

interface LegalSection {
  /** The section's anchor: others may link to it, so it stays when the title changes. */
  id: string;
  title: string;
  paragraphs: string[];
  listItems?: string[] | undefined;
  link?: { label: string; href: string } | undefined;
}
