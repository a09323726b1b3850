/** A legal text: numbered sections with paragraphs and lists. */
export interface LegalDocument {
  title: string;
  lead: string;
  sections: { id: string; title: string; paragraphs: string[]; points?: string[] }[];
}
