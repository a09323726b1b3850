import { CLASS_LEVEL_LABELS, CLASS_TYPE_LABELS } from "~/lib/class-options";
import { getClassStatus } from "~/lib/class-status";
import { formatDate, formatDateRange, formatDateTime } from "~/lib/dates";
import { formatRupiah } from "~/lib/rupiah";
import type { ClassCardView } from "~/lib/views";
import type { ClassCard } from "../hosts/services/classes";

/** Competence classes have a separate path. */
export const classHref = ({ type, slug }: Pick<ClassCard, "type" | "slug">) =>
  type === "competence" ? `/Class/Competence/${slug}` : `/Class/${slug}`;

export function toClassCardView(item: ClassCard): ClassCardView {
  const { id, slug, code, name, summary, logo, cover, startAt, endAt } = item;
  return {
    id,
    slug,
    code,
    name,
    summary,
    logo,
    cover,
    startAt,
    endAt,
    href: classHref(item),
    status: getClassStatus(item.status),
    level: CLASS_LEVEL_LABELS[item.level],
    type: CLASS_TYPE_LABELS[item.type],
    price: item.price === 0 ? "Gratis" : formatRupiah(item.price),
    priceValue: item.price,
    strikePrice:
      item.strikePrice && item.strikePrice > item.price ? formatRupiah(item.strikePrice) : null,
    hours: item.hours,
    seats: { enrolled: item.enrolled, quota: item.quota },
    startDate: startAt === null ? null : formatDate(startAt),
    dates: startAt === null ? null : formatDateRange(startAt, endAt ?? startAt),
    registrationUntil: item.registrationEnd === null ? null : formatDateTime(item.registrationEnd),
    mentors: item.mentors.map((mentor) => ({
      name: mentor.name,
      role: mentor.role,
      avatar: mentor.avatar,
    })),
  };
}
