/** A legal text: numbered sections with paragraphs, lists and a link. */
export interface LegalDocument {
  title: string;
  lead: string;
  /** `YYYY-MM-DD` of the current version. */
  updatedOn: string;
  sections: LegalSection[];
}

interface LegalSection {
  /** Anchor of the section; stable, because other sites may link to it. */
  id: string;
  title: string;
  paragraphs: string[];
  listItems?: string[] | undefined;
  link?: { label: string; href: string } | undefined;
}
