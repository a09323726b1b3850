export const COMPANIES_DESK_PATH = "/Dashboard/Karier";
export const NEW_COMPANY_PATH = `${COMPANIES_DESK_PATH}/Baru`;

/** A company at the desk, and its form. */
export const deskCompanyPath = (slug: string) =>
  `${COMPANIES_DESK_PATH}/${encodeURIComponent(slug)}`;
export const editCompanyPath = (slug: string) => `${deskCompanyPath(slug)}/Ubah`;

/** A new job of a company, and the form of one. */
export const newJobPath = (slug: string) => `${deskCompanyPath(slug)}/Lowongan`;
export const editJobPath = (slug: string, id: string) =>
  `${newJobPath(slug)}/${encodeURIComponent(id)}`;
