import {
  FESTIVAL_DESK_PATH,
  FESTIVAL_PART_LABELS,
  FESTIVAL_PARTS,
  type FestivalContent,
  type FestivalItemBody,
  type FestivalPart,
  festivalItemPath,
  festivalListPath,
  packageFormSchema,
  programmeFormSchema,
  speakerFormSchema,
} from "~/lib/festival-fields";
import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import { toPicture, toPictureFields } from "~/lib/picture-fields";
import { formatRupiah } from "~/lib/rupiah";
import type { PageLinks, StatusTab } from "~/lib/views";
import { type ParsedForm, readForm } from "../forms/read-form";
import type { FestivalItem } from "../hosts/admin/festival";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { storePictures } from "./pictures";
import { requiredForStaff } from "./required";

export interface FestivalRowView {
  id: string;
  name: string;
  href: string;
  /** What tells it from the others of its part. */
  detail: string;
  sort: string;
}

function describe(content: FestivalContent): string {
  switch (content.part) {
    case "package": {
      const price = content.price === null ? "seluruh biaya acara" : formatRupiah(content.price);
      return `${price}, ${content.slots}`;
    }
    case "speaker":
      return content.isConfirmed ? "Sudah memastikan hadir" : "Menunggu kepastian";
    case "programme":
      return content.description;
  }
}

const toRow = ({ id, content, sort }: FestivalItem): FestivalRowView => ({
  id,
  name: content.name,
  href: festivalItemPath(id),
  detail: describe(content),
  sort: formatCount(sort),
});

export interface FestivalDeskList {
  part: FestivalPart;
  rows: FestivalRowView[];
  links: PageLinks;
  tabs: StatusTab[];
}

/** One part of the festival. @throws AppError forbidden, unavailable */
export async function listFestivalItems(
  context: RequestContext,
  { page, part = "package" }: { page: number; part?: FestivalPart | undefined },
): Promise<FestivalDeskList> {
  const query = { page, part };
  const list = await requiredForStaff(getAdmin(context).listFestivalItems({ query }));
  return {
    part,
    rows: list.items.map(toRow),
    links: createPageLinks(list, FESTIVAL_DESK_PATH, { part }),
    tabs: FESTIVAL_PARTS.map((each) => ({
      label: FESTIVAL_PART_LABELS[each],
      href: festivalListPath(each),
      count: list.counts[each] ?? 0,
      isCurrent: each === part,
    })),
  };
}

/** @throws AppError forbidden, not-found, unavailable */
export const getFestivalItem = (context: RequestContext, id: string): Promise<FestivalItem> =>
  requiredForStaff(getAdmin(context).getFestivalItem({ params: { id } }));

/** Values of the form of an item. */
export function toFestivalFormValues({ content, sort, version }: FestivalItem) {
  const shared = { name: content.name, sort: formatCount(sort), version: String(version) };
  switch (content.part) {
    case "package":
      return {
        ...shared,
        part: content.part,
        price: content.price === null ? "" : formatRupiah(content.price),
        slots: content.slots,
        benefits: content.benefits.join("\n"),
      };
    case "speaker":
      return {
        ...shared,
        part: content.part,
        bio: content.bio,
        isConfirmed: content.isConfirmed ? "on" : "",
        link: content.link ?? "",
        picture: toImageFields(content),
      };
    case "programme":
      return {
        ...shared,
        part: content.part,
        description: content.description,
        picture: toImageFields(content),
      };
  }
}
export type FestivalFormValues = ReturnType<typeof toFestivalFormValues>;

type Illustrated = Exclude<FestivalContent, { part: "package" }>;

const toImageFields = ({ image, imageAlt }: Pick<Illustrated, "image" | "imageAlt">) =>
  toPictureFields(image === null ? null : { address: image, alt: imageAlt });

/** What the form of one part describes, with the version that it was made from. */
export type SubmittedItem = FestivalItemBody & { version: number };

/** Reads the form of a part, and stores its picture. */
export async function readFestivalForm(
  context: RequestContext,
  request: Request,
  part: FestivalPart,
): Promise<ParsedForm<SubmittedItem>> {
  switch (part) {
    case "package":
      return mapForm(await readForm(context, request, packageFormSchema), (value) => ({
        part,
        name: value.name,
        slots: value.slots,
        price: value.price ?? null,
        benefits: value.benefits ?? [],
      }));
    case "speaker": {
      const posted = await readForm(context, request, speakerFormSchema);
      return mapForm(await storePictures(context, posted, ["picture"]), (value) => ({
        part,
        name: value.name,
        bio: value.bio ?? "",
        isConfirmed: value.isConfirmed === "on",
        link: value.link ?? null,
        ...toImage(value.picture),
      }));
    }
    case "programme": {
      const posted = await readForm(context, request, programmeFormSchema);
      return mapForm(await storePictures(context, posted, ["picture"]), (value) => ({
        part,
        name: value.name,
        description: value.description ?? "",
        ...toImage(value.picture),
      }));
    }
  }
}

function toImage(fields: Parameters<typeof toPicture>[0]) {
  const picture = toPicture(fields);
  return { image: picture?.address ?? null, imageAlt: picture?.alt ?? "" };
}

const mapForm = <T extends { sort?: number | undefined; version: number }>(
  posted: ParsedForm<T>,
  toContent: (value: T) => FestivalContent,
): ParsedForm<SubmittedItem> =>
  posted.ok
    ? {
        ...posted,
        value: {
          content: toContent(posted.value),
          sort: posted.value.sort ?? null,
          version: posted.value.version,
        },
      }
    : posted;

export const createFestivalItem = (
  context: RequestContext,
  { content, sort }: SubmittedItem,
  idempotencyKey: string,
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).createFestivalItem({ body: { content, sort }, idempotencyKey }),
  );

/** @throws AppError not-found */
export const saveFestivalItem = (
  context: RequestContext,
  id: string,
  body: SubmittedItem,
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).saveFestivalItem({ params: { id }, body }),
  );

/** @throws AppError not-found */
export const deleteFestivalItem = (
  context: RequestContext,
  id: string,
  body: { version: number },
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).deleteFestivalItem({ params: { id }, body }),
  );
