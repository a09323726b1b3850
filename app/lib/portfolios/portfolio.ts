import { htmlOf } from "../light-marks";

/** The kinds of clients, as the first part of `/Portfolio/{type?}/{title?}` names them, and how a page calls them. */
export const PORTFOLIO_KINDS = { csr: "CSR perusahaan", pemerintah: "Kapasitas pemerintah", kampus: "Kerja sama kampus" } as const;

/** A past programme for a client (ENT10, with its spelling). Clients and places are invented. */
export interface Portfolio {
  title: string;
  slug: string;
  kind: keyof typeof PORTFOLIO_KINDS;
  video: { link: string; thumbnail: string } | null;
  /** HTML: h2, p, ul, ol, li, blockquote. */
  description: string;
  /** Day the programme ended, `YYYY-MM-DD`; the batches have the day they began. */
  date: string;
  batchs: { label: string; date: string }[];
  clientName: string;
  /** A page of this site where the programme goes on. */
  projectLink: string | null;
  /** Drawn in the tenant's colours; `name` says what a picture stands for. */
  images: { link: string; name: string }[];
  photos: { link: string; name: string }[];
  summary: string;
  cover: string | null;
  /** The one number the programme is held to is `value`; `figure` says what it counts. */
  figure: string;
  value: number;
}

type Sketch = Omit<Portfolio, "description" | "images" | "photos" | "cover" | "video" | "projectLink"> & {
  projectLink?: string;
  video?: Portfolio["video"];
  /** Text with light marks (`htmlOf`). */
  body: string;
  images: string[];
  photos: string[];
};

/** Writes a portfolio shortly: pictures by their names only, the description as a marked text. */
export function portfolio({ body, images, photos, video = null, projectLink, ...rest }: Sketch): Portfolio {
  const drawn = (names: string[], part: string) =>
    names.map((name, at) => ({ link: `/cover/post/${rest.slug}-${part}-${at + 1}.svg`, name }));
  return {
    ...rest,
    video,
    projectLink: projectLink ?? null,
    description: htmlOf(body, rest.slug),
    images: drawn(images, "hasil"),
    photos: drawn(photos, "kegiatan"),
    cover: `/cover/site/${rest.slug}.svg`,
  };
}
