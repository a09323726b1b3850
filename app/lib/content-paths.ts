/** Paths of content's own pages (specification, section 2). */
interface PostAddress {
  kindSlug: string;
  id: string;
  slug: string;
}

/** A post's page. */
export function postPath({ kindSlug, id: rawId, slug }: PostAddress): string {
  const id = encodeURIComponent(rawId);
  switch (kindSlug) {
    case "news":
      return `/News/${id}/${slug}`;
    case "berita":
      return `/Berita/${slug}`;
    case "article":
      return `/Articles/${slug}`;
    case "podcast":
      return `/Podcasts/${id}/${slug}`;
    case "event":
      return `/Event/${slug}`;
    case "program":
      return `/Program/${id}/${slug}`;
    case "tulisan-temans":
      return `/Tulisan-Temans/${slug}`;
    case "gallery":
      return `/Gallery/${slug}`;
    case "video":
      return `/Video/${slug}`;
    default:
      return `/Blog/${id}/${slug}`;
  }
}

export const classPath = ({ type, slug }: { type: string; slug: string }): string =>
  type === "competence" ? `/Class/Competence/${slug}` : `/Class/${slug}`;
