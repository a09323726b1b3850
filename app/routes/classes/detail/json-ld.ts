import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import type { ClassDetailView } from "~/server/features/classes";
import type { RequestContext } from "~/server/request/context";

const toIsoDate = (ms: number | null) => (ms === null ? undefined : new Date(ms).toISOString());

/** JSON-LD of the course, its instance and breadcrumbs (domain 7). */
export function createCourseJsonLd(
  item: ClassDetailView,
  { site: { origin }, tenant }: Pick<RequestContext, "site" | "tenant">,
): object[] {
  const provider = {
    "@type": "EducationalOrganization",
    name: tenant.setting.title,
    url: origin,
  };
  return [
    {
      "@context": "https://schema.org",
      "@type": "Course",
      name: item.name,
      ...(item.summary && { description: item.summary }),
      inLanguage: "id-ID",
      url: origin + item.href,
      provider,
      ...(item.priceValue !== null && {
        offers: {
          "@type": "Offer",
          price: item.priceValue,
          priceCurrency: "IDR",
          category: item.priceValue === 0 ? "Free" : "Paid",
        },
      }),
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        ...(item.hours && { courseWorkload: `PT${item.hours}H` }),
        startDate: toIsoDate(item.startAt),
        endDate: toIsoDate(item.endAt),
      },
    },
    createBreadcrumbsJsonLd(origin, [{ name: "Kelas", href: "/Class" }, item]),
  ];
}
