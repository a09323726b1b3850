import type { PortfolioKind } from "../../lib/portfolio-fields";
import { renderMarkup } from "../../lib/simple-markup";

/** A past client program (ENT10, with its spelling). Clients and places are fictional. */
export interface Portfolio {
  title: string;
  slug: string;
  kind: PortfolioKind;
  video: { link: string; thumbnail: string } | null;
  /** HTML: h2, p, ul, ol, li, blockquote. */
  description: string;
  /** End of the program, `YYYY-MM-DD`. Batches have their start date. */
  date: string;
  batchs: { label: string; date: string }[];
  clientName: string;
  /** Related page of this site. */
  projectLink: string | null;
  /** Generated pictures in the tenant's colours; `name` is the alternative text. */
  images: { link: string; name: string }[];
  photos: { link: string; name: string }[];
  summary: string;
  cover: string | null;
  /** Key result of the program: `value` with its unit or meaning in `figure`. */
  figure: string;
  value: number;
}

type PortfolioInput = Omit<
  Portfolio,
  "description" | "images" | "photos" | "cover" | "video" | "projectLink"
> & {
  projectLink?: string;
  video?: Portfolio["video"];
  /** Source of `renderMarkup`. */
  body: string;
  images: string[];
  photos: string[];
};

export function createPortfolio({
  body,
  images,
  photos,
  video = null,
  projectLink,
  ...fields
}: PortfolioInput): Portfolio {
  const createPictures = (names: string[], part: string) =>
    names.map((name, index) => ({
      link: `/cover/post/${fields.slug}-${part}-${index + 1}.svg`,
      name,
    }));
  return {
    ...fields,
    video,
    projectLink: projectLink ?? null,
    description: renderMarkup(body, fields.slug),
    images: createPictures(images, "hasil"),
    photos: createPictures(photos, "kegiatan"),
    cover: `/cover/site/${fields.slug}.svg`,
  };
}
