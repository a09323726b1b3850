import { CLASS_LEVEL_LABELS, CLASS_TYPE_LABELS } from "~/lib/class-options";
import { getClassStatus } from "~/lib/class-status";
import { getWaitLabel } from "~/lib/class-wait";
import { formatDate, formatDateRange, formatDateTime } from "~/lib/dates";
import { classPath } from "~/lib/paths";
import { formatRupiah } from "~/lib/rupiah";
import type { ClassCardView } from "~/lib/views";
import type { ClassCard } from "../hosts/services/classes";
import type { RequestContext } from "../request/context";

function formatPrice(price: number | null): string | null {
  if (price === null) return null;
  return price === 0 ? "Gratis" : formatRupiah(price);
}

export function toClassCardView(item: ClassCard): ClassCardView {
  const { id, slug, code, name, summary, logo, cover, startAt, endAt } = item;
  return {
    id,
    slug,
    code,
    name,
    summary,
    cover: cover ?? logo,
    startAt,
    endAt,
    href: classPath(item),
    status: getClassStatus(item.status),
    level: item.level && CLASS_LEVEL_LABELS[item.level],
    type: item.type && CLASS_TYPE_LABELS[item.type],
    price: formatPrice(item.price),
    priceValue: item.price,
    strikePrice:
      item.strikePrice && item.price !== null && item.strikePrice > item.price
        ? formatRupiah(item.strikePrice)
        : null,
    hours: item.hours,
    seats: { enrolled: item.enrolled, quota: item.quota },
    startDate: startAt === null ? null : formatDate(startAt),
    dates: startAt === null ? null : formatDateRange(startAt, Math.max(endAt ?? startAt, startAt)),
    registrationUntil: item.registrationEnd === null ? null : formatDateTime(item.registrationEnd),
    mentors: item.mentors.map((mentor) => ({
      name: mentor.name,
      role: mentor.role,
      avatar: mentor.avatar,
    })),
  };
}

/** Words of the link to waiting; null if there is nothing to wait for, and without a learning host. */
export const findWaitLabel = (
  { installation }: RequestContext,
  { status }: Pick<ClassCard, "status">,
  { seats }: Pick<ClassCardView, "seats">,
): string | null => (installation.hasLearning ? getWaitLabel({ status, seats }) : null);
