import { joinFacts } from "~/lib/join-facts";
import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import { NETWORK_PATH } from "~/lib/paths";
import type { Optional, PageLinks } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { type CareerCardView, listCareers } from "./careers";
import { optional } from "./optional";

const MAX_PROVINCES = 10;

export interface SchoolListView {
  items: { id: string; name: string; place: string }[];
  links: PageLinks;
}

export interface NetworkView {
  /** Without zeros. */
  figures: { label: string; value: string }[];
  provinces: { name: string; schools: number }[];
  /** Provinces beside the listed ones. */
  furtherProvinces: number;
  schools: Optional<SchoolListView>;
  companies: CareerCardView[];
}

interface NetworkQuery {
  page: number;
  search?: string | undefined;
}

/** Schools, companies and places that a site works with. */
export async function getNetwork(
  context: RequestContext,
  query: NetworkQuery,
): Promise<NetworkView> {
  const [figures, provinces, schools, companies] = await Promise.all([
    readFigures(context),
    readProvinces(context),
    listSchools(context, query),
    listCareers(context, 1),
  ]);
  return {
    figures,
    provinces: provinces.slice(0, MAX_PROVINCES),
    furtherProvinces: Math.max(0, provinces.length - MAX_PROVINCES),
    schools,
    companies: companies.ok ? companies.data.items : [],
  };
}

async function readFigures(context: RequestContext): Promise<NetworkView["figures"]> {
  const query = { schools: "1", cities: "1", programs: "1", students: "1" } as const;
  const found = await optional(context, context.hosts.services.getCounter({ query }));
  if (!found.ok) return [];
  const { schools, cities, programs, students } = found.data.data;
  const counts = [
    { label: "sekolah", count: schools },
    { label: "kota dan kabupaten", count: cities },
    { label: "program", count: programs },
    { label: "peserta", count: students },
  ];
  return counts.flatMap(({ label, count }) =>
    count ? [{ label, value: formatCount(count) }] : [],
  );
}

async function readProvinces(context: RequestContext): Promise<NetworkView["provinces"]> {
  const found = await optional(context, context.hosts.api.listProvinceStatistics());
  if (!found.ok) return [];
  return found.data.data
    .filter(({ schools }) => schools > 0)
    .map(({ name, schools }) => ({ name, schools }));
}

async function listSchools(
  context: RequestContext,
  { page, search }: NetworkQuery,
): Promise<NetworkView["schools"]> {
  const { services } = context.hosts;
  const found = await optional(
    context,
    services.listSchools({ query: { page, ...(search && { search }) } }),
  );
  if (!found.ok) return found;
  const { data } = found.data;
  return {
    ok: true,
    data: {
      items: data.items.map(({ id, name, city, province }) => ({
        id,
        name,
        place: joinFacts([city, province], ", ") ?? "",
      })),
      links: createPageLinks(data, NETWORK_PATH, { search }),
    },
  };
}
