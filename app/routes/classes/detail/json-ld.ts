import { breadcrumbsJsonLd } from "~/lib/json-ld";
import type { ClassDetailView } from "~/server/features/catalogue";
import type { Visit } from "~/server/visit";

const iso = (ms: number | null) => (ms === null ? undefined : new Date(ms).toISOString());

/** Course with its instance, and the way to it (domain, section 7). */
export function courseJsonLd(item: ClassDetailView, { url, tenant }: Pick<Visit, "url" | "tenant">): object[] {
  const provider = { "@type": "EducationalOrganization", name: tenant.setting.title, url: url.origin };
  return [
    {
      "@context": "https://schema.org",
      "@type": "Course",
      name: item.name,
      description: item.summary,
      inLanguage: "id-ID",
      url: url.origin + item.href,
      provider,
      offers: { "@type": "Offer", price: item.priceValue, priceCurrency: "IDR", category: item.priceValue === 0 ? "Free" : "Paid" },
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        courseWorkload: `PT${item.hours}H`,
        startDate: iso(item.startAt),
        endDate: iso(item.endAt),
      },
    },
    breadcrumbsJsonLd(url.origin, [{ name: "Kelas", href: "/Class" }, item]),
  ];
}
