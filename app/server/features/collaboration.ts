import { COLLABORATION_WAYS } from "~/content/collaboration";
import { isOffered } from "~/lib/installation";
import { formatCount } from "~/lib/numbers";
import { CLIENTS_PATH, FESTIVAL_CLASS_SLUG, FESTIVAL_PATH, NETWORK_PATH } from "~/lib/paths";
import { formatRupiah } from "~/lib/rupiah";
import type { RequestContext } from "../request/context";
import { listClients } from "./clients";
import { readSponsorPackages } from "./festival";
import { optional } from "./optional";
import { nullIfMissing } from "./required";

const MAX_CLIENTS = 8;

export interface WayView {
  title: string;
  text: string;
  href: string;
}

export interface CollaborationView {
  groups: { id: string; title: string; href: string | null; ways: WayView[] }[];
  /** Clients of past programs, and how many there are. */
  clients: { names: string[]; href: string; total: number };
  /** "24 sekolah di 12 kota"; null without any. */
  schools: { text: string; href: string } | null;
}

/** Ways to work together, and with whom the site has done so. */
export async function getCollaboration(context: RequestContext): Promise<CollaborationView> {
  const [sponsorship, clients, schools] = await Promise.all([
    readSponsorship(context),
    listClients(context, { page: 1, perPage: MAX_CLIENTS }),
    readSchools(context),
  ]);
  return {
    groups: COLLABORATION_WAYS.map(({ ways, ...group }) => ({
      ...group,
      ways: [...ways, ...(group.id === "perusahaan" && sponsorship ? [sponsorship] : [])].filter(
        ({ href }) => isOffered(href, context.installation),
      ),
    })),
    clients: {
      names: clients.ok ? clients.data.items.map(({ name }) => name) : [],
      href: CLIENTS_PATH,
      total: clients.ok ? clients.data.links.totalItems : 0,
    },
    schools,
  };
}

/** The festival's packages, on a site that holds the festival. */
async function readSponsorship(context: RequestContext): Promise<WayView | null> {
  const query = { slug: FESTIVAL_CLASS_SLUG };
  const [festival, packages] = await Promise.all([
    optional(context, nullIfMissing(context.hosts.services.getClassOverview({ query }))),
    readSponsorPackages(context),
  ]);
  if (!festival.ok || !festival.data || packages.length === 0) return null;
  const prices = packages.flatMap(({ price }) => (price === null ? [] : [price]));
  const from = prices.length > 0 ? ` mulai ${formatRupiah(Math.min(...prices))}` : "";
  return {
    title: `Mendukung ${festival.data.data.name}`,
    text: `${formatCount(packages.length)} paket sponsor${from}, masing-masing dengan manfaatnya.`,
    href: FESTIVAL_PATH,
  };
}

async function readSchools(context: RequestContext): Promise<CollaborationView["schools"]> {
  const query = { schools: "1", cities: "1" } as const;
  const found = await optional(context, context.hosts.services.getCounter({ query }));
  const { schools, cities } = found.ok ? found.data.data : {};
  if (!schools) return null;
  const places = cities ? ` di ${formatCount(cities)} kota dan kabupaten` : "";
  return { text: `${formatCount(schools)} sekolah${places}`, href: NETWORK_PATH };
}
