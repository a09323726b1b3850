import { CLIENTS_PATH, NETWORK_PATH } from "~/lib/paths";
import type { HostContext } from "../../kit/context";
import type { SearchDocument } from "./search-document";

const countPortfolios = ({ db }: HostContext, tenantId: string) =>
  db
    .selectFrom("portfolios")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("lms_id", "=", tenantId)
    .where("status", "=", "published")
    .executeTakeFirstOrThrow();

const countSchools = ({ db }: HostContext, tenantId: string) =>
  db
    .selectFrom("schools")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("lms_id", "=", tenantId)
    .where("status", "=", "verified")
    .executeTakeFirstOrThrow();

const createListDocument = (
  fields: Pick<SearchDocument, "title" | "url" | "keywords" | "summary">,
): SearchDocument => ({
  ...fields,
  type: "page",
  kind: null,
  publishedAt: null,
  isList: true,
  passages: [],
});

/** The lists of clients and of schools, on sites that have some. */
export async function getPartnerDocuments(
  context: HostContext,
  tenantId: string,
): Promise<SearchDocument[]> {
  const [portfolios, schools] = await getPartnersVersion(context, tenantId);
  const clientList = createListDocument({
    title: "Klien",
    url: CLIENTS_PATH,
    keywords: "mitra lembaga",
    summary: "Lembaga yang programnya sudah selesai bersama kami, dan hasilnya.",
  });
  const schoolList = createListDocument({
    title: "Jaringan",
    url: NETWORK_PATH,
    keywords: "sekolah terdaftar provinsi",
    summary: "Sekolah yang terdaftar, daerahnya, dan perusahaan yang membuka lowongan.",
  });
  return [
    ...(Number(portfolios.total) > 0 ? [clientList] : []),
    ...(Number(schools.total) > 0 ? [schoolList] : []),
  ];
}

/** Changes when a portfolio or a verified school is added or removed. */
export const getPartnersVersion = (context: HostContext, tenantId: string) =>
  Promise.all([countPortfolios(context, tenantId), countSchools(context, tenantId)]);
