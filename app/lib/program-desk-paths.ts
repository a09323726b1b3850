export const PROGRAMS_DESK_PATH = "/Dashboard/Program";
export const NEW_PROGRAM_PATH = `${PROGRAMS_DESK_PATH}/Baru`;

/** A program at the desk, and its form. */
export const deskProgramPath = (slug: string) =>
  `${PROGRAMS_DESK_PATH}/${encodeURIComponent(slug)}`;
export const editProgramPath = (slug: string) => `${deskProgramPath(slug)}/Ubah`;
