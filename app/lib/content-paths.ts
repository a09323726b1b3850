/** The desk of those who write and publish posts. */
export const CONTENT_PATH = "/Dashboard/Tulisan";
export const NEW_CONTENT_PATH = `${CONTENT_PATH}/Baru`;
export const CATEGORIES_PATH = `${CONTENT_PATH}/Kategori`;

export const newPostPath = (kind: string) => `${NEW_CONTENT_PATH}/${kind}`;

interface DeskAddress {
  kind: string;
  slug: string;
}

/** A post at the desk. */
export const deskPostPath = ({ kind, slug }: DeskAddress) =>
  `${CONTENT_PATH}/${kind}/${encodeURIComponent(slug)}`;
export const editPostPath = (post: DeskAddress) => `${deskPostPath(post)}/Ubah`;
export const revisionsPath = (post: DeskAddress) => `${deskPostPath(post)}/Riwayat`;
export const revisionPath = (post: DeskAddress, number: number) =>
  `${revisionsPath(post)}/${number}`;

export const categoryPath = ({ kind, slug }: DeskAddress) =>
  `${CATEGORIES_PATH}/${kind}/${encodeURIComponent(slug)}`;
