import { buildHref, createPageLinks } from "~/lib/page-links";
import { classPath, MENTOR_PATH } from "~/lib/paths";
import { slugify } from "~/lib/slug";
import type { Optional, PageLinks } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";

export const MENTORS_PER_PAGE = 12;

export interface MentorView {
  id: string;
  name: string;
  role: string;
  bio: string;
  avatar: string | null;
  /** Seed of the generated portrait. */
  slug: string;
  classes: { name: string; href: string }[];
  /** The list of all their classes, if it is longer. */
  allClasses: { label: string; href: string } | null;
}

export interface MentorListView {
  items: MentorView[];
  links: PageLinks;
}

interface MentorQuery {
  page: number;
  search?: string | undefined;
}

type Mentor = Awaited<
  ReturnType<RequestContext["hosts"]["batch"]["listActiveMentors"]>
>["data"][number];

function toMentorView({ id, name, role, bio, avatar, classes, taught = [] }: Mentor): MentorView {
  const isCut = taught.length > 0 && classes !== null && classes > taught.length;
  return {
    id,
    name,
    role,
    bio,
    avatar,
    slug: slugify(name) || "mentor",
    classes: taught.map((item) => ({ name: item.name, href: classPath(item) })),
    allClasses: isCut
      ? { label: `Semua kelasnya (${classes})`, href: buildHref("/Class", { search: name }) }
      : null,
  };
}

const toWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Every word of the search in name, work, text or classes. */
function isMatch({ name, role, bio, taught = [] }: Mentor, search: string): boolean {
  const text = [name, role, bio, ...taught.map((item) => item.name)].join(" ").toLowerCase();
  return toWords(search).every((word) => text.includes(word));
}

/** A page of the mentors who teach now, by name; the host tells them all at once (docs/decisions/0115). */
export async function listMentors(
  context: RequestContext,
  { page, search }: MentorQuery,
): Promise<Optional<MentorListView>> {
  const found = await optional(context, context.hosts.batch.listActiveMentors());
  if (!found.ok) return found;
  const matching = found.data.data.filter((mentor) => isMatch(mentor, search ?? ""));
  const paging = {
    page,
    totalItems: matching.length,
    totalPages: Math.ceil(matching.length / MENTORS_PER_PAGE),
  };
  return {
    ok: true,
    data: {
      items: matching
        .slice((page - 1) * MENTORS_PER_PAGE, page * MENTORS_PER_PAGE)
        .map(toMentorView),
      links: createPageLinks(paging, MENTOR_PATH, { search }),
    },
  };
}
